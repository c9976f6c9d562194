import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { queryRetryMachine } from './queryRetry.machine.ts';
import { initialQueryRetryView, viewOfQueryRetry } from './queryRetry.view.ts';
import { queryRetries, queryRetryDelayMs } from './queryRetryDelay.ts';

describe('query retry', () => {
  it('begins idle, before and after XState is loaded', () => {
    const actor = createActor(queryRetryMachine, { input: { failures: 0 } }).start();
    expect(viewOfQueryRetry(actor.getSnapshot())).toEqual(initialQueryRetryView());
  });

  it('asks at the moments that queryRetryDelayMs names, and then says that it failed', async () => {
    const clock = new SimulatedClock();
    const askedAt: number[] = [];
    const ask = fromPromise<unknown>(() => {
      askedAt.push(clock.now());
      return Promise.reject(new Error('offline'));
    });
    const actor = createActor(queryRetryMachine.provide({ actors: { ask } }), { input: { failures: 0 }, clock }).start();
    actor.send({ type: 'query.start' });
    for (let failures = 0; failures < queryRetries; failures += 1) {
      await waitFor(actor, ({ context }) => context.failures === failures + 1);
      clock.increment(queryRetryDelayMs(failures));
    }
    const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('failed'));
    expect(askedAt).toEqual([0, 1000, 3000, 7000]);
    expect(context.error).toEqual(new Error('offline'));
  });

  it('never waits longer than 30 seconds', () => {
    expect([0, 1, 2, 3, 4, 5, 60].map(queryRetryDelayMs)).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });
});
