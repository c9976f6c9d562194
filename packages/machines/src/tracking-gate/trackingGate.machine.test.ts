import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { newJourney } from './journey.ts';
import type { WaitingEvent } from './journey.ts';
import { trackingGateMachine } from './trackingGate.machine.ts';
import type { TrackingGateEvent } from './trackingGate.machine.ts';

function start() {
  const sent: WaitingEvent[] = [];
  let forgotten = 0;
  const machine = trackingGateMachine.provide({
    actions: { send: (_, { events }) => void sent.push(...events), forget: () => void (forgotten += 1) },
  });
  const actor = createActor(machine, { input: { journey: newJourney } }).start();
  return { actor, sent, forgotten: () => forgotten, hasTag: (tag: 'granted' | 'refused') => actor.getSnapshot().hasTag(tag) };
}

const visit = (path: string, at = 0): TrackingGateEvent => ({
  type: 'page.visit',
  visit: { path, title: path, referrer: '', at, activity: { scrollDepth: 40, interactions: 3 } },
});
const event = fc.oneof<fc.Arbitrary<TrackingGateEvent>[]>(
  fc.constantFrom('/', '/about', '/pricing', '/checkout').map((path) => visit(path)),
  fc.constantFrom({ type: 'consent.grant' }, { type: 'consent.refuse' }),
);

it('sends each page exactly once when it was allowed, and never one that was dropped', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const { actor, sent, hasTag } = start();
      let kept: string[] = [];
      const expected: string[] = [];
      let path = '';
      for (const happened of events) {
        actor.send(happened);
        if (happened.type === 'page.visit' && happened.visit.path !== path) {
          path = happened.visit.path;
          kept.push(path);
        }
        if (hasTag('granted')) expected.push(...kept);
        if (hasTag('granted') || hasTag('refused')) kept = [];
        const views = sent.flatMap((one) => (one.event.type === 'page_view' ? [one.event.data.pagePath] : []));
        expect(views).toEqual(expected);
      }
    }),
  );
});

it('sends what waited in its order, with the time at which it happened', () => {
  const { actor, sent } = start();
  actor.send(visit('/', 1_000));
  actor.send(visit('/pricing', 9_000));
  expect(sent).toEqual([]);
  actor.send({ type: 'consent.grant' });
  expect(sent.map(({ event: { type }, at }) => [type, at])).toEqual([
    ['page_view', 1_000],
    ['funnel_stage', 1_000],
    ['page_view', 9_000],
    ['funnel_stage', 9_000],
  ]);
});

it('forgets at every refusal, also at one that comes after consent', () => {
  const { actor, forgotten, hasTag } = start();
  for (const type of ['consent.refuse', 'consent.grant', 'consent.refuse'] as const) actor.send({ type });
  expect([forgotten(), hasTag('refused')]).toEqual([2, true]);
});
