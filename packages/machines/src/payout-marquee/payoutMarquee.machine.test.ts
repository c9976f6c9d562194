import { createActor, SimulatedClock } from 'xstate';
import { expect, it } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { payoutMarqueeMachine } from './payoutMarquee.machine.ts';
import { viewOfPayoutMarquee } from './payoutMarquee.view.ts';

it('comes round every thirty seconds, and begins anew with another filter', () => {
  const clock = new SimulatedClock();
  const actor = createActor(payoutMarqueeMachine, { input: { holds: [] }, clock }).start();
  const rounds = () => actor.getSnapshot().context.rounds;
  advanceTime(clock, 60_000, 30_000);
  expect(rounds()).toBe(2);
  clock.increment(29_999);
  actor.send({ type: 'filter.choose', filter: 'UPI' });
  expect(viewOfPayoutMarquee(actor.getSnapshot())).toMatchObject({ filter: 'UPI', isPlaying: true });
  clock.increment(29_999);
  expect(rounds()).toBe(0);
  clock.increment(1);
  expect(rounds()).toBe(1);
  actor.stop();
});
