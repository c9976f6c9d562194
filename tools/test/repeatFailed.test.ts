import { describe, expect, it, vi } from 'vitest';
import { repeatFailed } from './repeatFailed.mjs';

const slider = { title: 'slider', error: 'moved twice', only: 'slider.test.ts' };
const menu = { title: 'menu', error: 'stayed open', only: 'menu.test.ts' };
const passes = (passed: number) => ({ passed, failed: 0, skipped: 0, failures: [] });
const fails = (passed: number, ...failures: { title: string; error: string; only?: string }[]) => ({
  passed,
  failed: failures.length,
  skipped: 0,
  failures,
  problem: new Error('`vitest` failed (exit 1).'),
});
const always = () => true;

describe('a stage', () => {
  it('that passes is not repeated', async () => {
    const attempt = vi.fn().mockResolvedValueOnce(passes(9));
    expect(await repeatFailed(attempt, always)).toEqual({ ...passes(9), unstable: [] });
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it('passes when what failed passes alone, which is reported as unstable with its first error', async () => {
    const attempt = vi
      .fn()
      .mockResolvedValueOnce(fails(7, slider, menu))
      .mockResolvedValueOnce({ ...passes(5), skipped: 40 });
    const stage = await repeatFailed(attempt, always);
    expect(attempt).toHaveBeenLastCalledWith({ isRepeated: true, only: ['slider.test.ts', 'menu.test.ts'] });
    expect(stage).toEqual({ ...passes(9), unstable: [slider, menu] });
  });

  it('fails when a check fails twice, and reports the others as unstable', async () => {
    const again = { ...menu, error: 'was not there' };
    const attempt = vi
      .fn()
      .mockResolvedValueOnce(fails(7, slider, menu))
      .mockResolvedValueOnce(fails(1, again));
    const { problem, ...stage } = await repeatFailed(attempt, always);
    expect(problem).toBeInstanceOf(Error);
    expect(stage).toEqual({ passed: 8, failed: 1, skipped: 0, failures: [again], unstable: [slider] });
  });

  it('fails when another check fails in the repetition', async () => {
    const attempt = vi.fn().mockResolvedValueOnce(fails(8, slider)).mockResolvedValueOnce(fails(1, menu));
    expect((await repeatFailed(attempt, always)).problem).toBeInstanceOf(Error);
  });

  it.each([
    ['whose runner crashed', []],
    ['with an error outside of its tests', [slider, { title: 'an error outside of the tests', error: 'socket closed' }]],
  ])('%s is repeated as a whole', async (_, failures) => {
    const attempt = vi
      .fn()
      .mockResolvedValueOnce(fails(5, ...failures))
      .mockResolvedValueOnce(passes(9));
    const stage = await repeatFailed(attempt, always);
    expect(attempt).toHaveBeenLastCalledWith({ isRepeated: true });
    expect(stage).toMatchObject({ passed: 9, failed: 0 });
    expect(stage.unstable.length).toBeGreaterThan(0);
  });

  it('fails with its first failures when the repetition crashes', async () => {
    const attempt = vi.fn().mockResolvedValueOnce(fails(8, slider)).mockResolvedValueOnce(fails(0));
    expect(await repeatFailed(attempt, always)).toMatchObject({ failed: 1, failures: [slider], unstable: [] });
  });

  it('with more failures than a run may have unstable checks is not repeated', async () => {
    const attempt = vi.fn().mockResolvedValueOnce(fails(7, slider, menu));
    const stage = await repeatFailed(attempt, (failures: unknown[]) => failures.length <= 1);
    expect(attempt).toHaveBeenCalledTimes(1);
    expect(stage).toMatchObject({ failed: 2, failures: [slider, menu], unstable: [] });
  });
});
