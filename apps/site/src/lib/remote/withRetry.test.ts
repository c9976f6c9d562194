import { queryRetryMachine } from '@duneline/machines';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { withRetry } from './withRetry.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

it('gives the first answer that comes', async () => {
  const ask = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('down')).mockResolvedValue('there');
  const answer = withRetry(ask);
  await vi.runAllTimersAsync();
  expect([await answer, ask.mock.calls.length]).toEqual(['there', 2]);
});

it('asks when the statechart asks, and then tells the last failure', async () => {
  const askedAt = async (begin: (ask: () => Promise<never>) => void) => {
    vi.setSystemTime(0);
    const times: number[] = [];
    begin(() => {
      times.push(Date.now());
      return Promise.reject(new Error(`down ${times.length}`));
    });
    await vi.runAllTimersAsync();
    return times;
  };
  const told = vi.fn<(error: unknown) => void>();
  const byFunction = await askedAt((ask) => void withRetry(ask).catch(told));
  const byMachine = await askedAt((ask) => {
    const machine = queryRetryMachine.provide({ actors: { ask: fromPromise<unknown>(ask) } });
    createActor(machine, { input: { failures: 0 } })
      .start()
      .send({ type: 'query.start' });
  });
  expect(byFunction).toEqual(byMachine);
  expect(told).toHaveBeenCalledExactlyOnceWith(new Error('down 4'));
});
