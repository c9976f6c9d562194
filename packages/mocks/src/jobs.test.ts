import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startJobs } from './jobs.ts';

const spec = { jobs: [{ name: 'tidy', everySeconds: 10, calls: 'tidy' }] };
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

describe('jobs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('run at their interval until they are stopped', async () => {
    const runJob = vi.fn<(name: string) => Promise<void>>().mockResolvedValue();
    const stop = startJobs(spec, { runJob });
    await seconds(9);
    expect(runJob).not.toHaveBeenCalled();
    await seconds(12);
    expect(runJob.mock.calls).toEqual([['tidy'], ['tidy']]);
    stop();
    await seconds(60);
    expect(runJob).toHaveBeenCalledTimes(2);
  });

  it('rest while they are not active, and while the last run has not ended', async () => {
    const last = Promise.withResolvers<void>();
    const runJob = vi.fn<(name: string) => Promise<void>>().mockReturnValue(last.promise);
    let isActive = false;
    const stop = startJobs(spec, { runJob }, () => isActive);
    await seconds(20);
    expect(runJob).not.toHaveBeenCalled();
    isActive = true;
    await seconds(30);
    expect(runJob).toHaveBeenCalledTimes(1);
    last.resolve();
    await seconds(10);
    expect(runJob).toHaveBeenCalledTimes(2);
    stop();
  });

  it('run again after a failure, which is reported', async () => {
    const report = vi.spyOn(console, 'error').mockReturnValue();
    const failure = new Error('The table is gone.');
    const runJob = vi.fn<(name: string) => Promise<void>>().mockRejectedValue(failure);
    const stop = startJobs(spec, { runJob });
    await seconds(20);
    expect(runJob).toHaveBeenCalledTimes(2);
    expect(report).toHaveBeenCalledWith('The job tidy failed; it runs again in 10 seconds.', failure);
    report.mockRestore();
    stop();
  });
});
