import { newJourney, trackingGateMachine, type TrackedEvent } from '@duneline/machines';
import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { createTracker } from './tracker.ts';

const activity = { scrollDepth: 40, interactions: 3 };
const step = fc.oneof(
  fc.record({ path: fc.constantFrom('/', '/about', '/pricing/', '/checkout', '/payment-success') }),
  fc.record({ isGranted: fc.boolean() }),
);

it('sends and forgets what the statechart sends and forgets, after any visit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, fc.nat(90_000))), async (steps) => {
      let at = 0;
      const byPage: [TrackedEvent | 'forget', number][] = [];
      const byMachine: typeof byPage = [];
      const tracker = createTracker({
        deliver: async (event, time) => void byPage.push([event, time]),
        forget: () => void byPage.push(['forget', at]),
        now: () => at,
        takeActivity: () => activity,
      });
      const provided = trackingGateMachine.provide({
        actions: {
          send: (_, { events }) => events.forEach(({ event, at: time }) => byMachine.push([event, time])),
          forget: () => byMachine.push(['forget', at]),
        },
      });
      const gate = createActor(provided, { input: { journey: newJourney } }).start();
      for (const [taken, pause] of steps) {
        at += pause;
        if ('path' in taken) {
          const page = { path: taken.path, title: taken.path, referrer: '' };
          tracker.visit(page);
          gate.send({ type: 'page.visit', visit: { ...page, at, activity } });
        } else {
          tracker.setConsent(taken.isGranted ? 'granted' : 'refused');
          gate.send({ type: taken.isGranted ? 'consent.grant' : 'consent.refuse' });
        }
        await tracker.settled();
      }
      expect(byPage).toEqual(byMachine);
    }),
  );
});
