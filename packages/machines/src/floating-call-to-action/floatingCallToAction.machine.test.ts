import fc from 'fast-check';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { decodeDismissal, encodeDismissal } from '../dismissal/dismissal.ts';
import { floatingCallToActionMachine } from './floatingCallToAction.machine.ts';
import type { FloatingCallToActionEvent, FloatingCallToActionInput } from './floatingCallToAction.machine.ts';
import { initialFloatingCallToActionView, viewOfFloatingCallToAction } from './floatingCallToAction.view.ts';

const HOUR = 3_600_000;
const start = Date.UTC(2026, 0, 2);

function run(input: FloatingCallToActionInput) {
  let storage = input.stored;
  const machine = floatingCallToActionMachine.provide({
    actions: {
      storeDismissal: (_, { at }) => void (storage = encodeDismissal(at)),
      setAsideUnreadable: () => void (storage = null),
    },
  });
  const actor = createActor(machine, { input }).start();
  return { actor, stored: () => storage, isShown: () => viewOfFloatingCallToAction(actor.getSnapshot()).isShown };
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('scroll' as const), offset: fc.integer({ min: -50, max: 900 }) }),
  fc.record({ kind: fc.constant('route' as const), pathname: fc.constantFrom('/', '/pricing', '/checkout', '/admin/seo') }),
  fc.record({ kind: fc.constant('dismiss' as const) }),
  fc.record({ kind: fc.constant('reload' as const) }),
);
/** Random use of the site in one browser: events, and the milliseconds between them. */
const life = fc.array(fc.tuple(step, fc.oneof(fc.nat(HOUR), fc.nat(30 * HOUR))), { maxLength: 40 });

it('is never shown within 24 hours of a dismissal, whatever is scrolled, opened or loaded anew', () => {
  let dismissals = 0;
  const absences: number[] = [];
  fc.assert(
    fc.property(life, (steps) => {
      let at = start;
      let page = { pathname: '/', offset: 0 };
      let now = run({ ...page, stored: null, at });
      let dismissedAt: number | null = null;
      for (const [taken, pause] of steps) {
        at += pause;
        if (taken.kind === 'reload') {
          now.actor.stop();
          now = run({ ...page, stored: now.stored(), at });
        } else {
          if (taken.kind === 'dismiss' && now.isShown()) {
            dismissedAt = at;
            dismissals += 1;
          }
          now.actor.send(eventOf(taken, at));
        }
        if (taken.kind === 'scroll') page = { ...page, offset: taken.offset };
        if (taken.kind === 'route') page = { pathname: taken.pathname, offset: 0 };
        if (now.isShown() && dismissedAt !== null) absences.push(at - dismissedAt);
      }
    }),
  );
  expect(dismissals).toBeGreaterThan(0);
  expect(Math.min(...absences)).toBeGreaterThanOrEqual(24 * HOUR);
  expect(absences.length).toBeGreaterThan(0); // some sequences led back to it
});

function eventOf(
  taken: Exclude<typeof step extends fc.Arbitrary<infer T> ? T : never, { kind: 'reload' }>,
  at: number,
): FloatingCallToActionEvent {
  if (taken.kind === 'scroll') return { type: 'page.scroll', offset: taken.offset, at };
  if (taken.kind === 'route') return { type: 'route.change', pathname: taken.pathname, at };
  return { type: 'call.dismiss', at };
}

it('shows the same before and after XState is loaded', () => {
  const inputs: fc.Arbitrary<FloatingCallToActionInput> = fc.record({
    pathname: fc.constantFrom('/', '/checkout', '/affiliate-login', '/blog/admin-tips'),
    offset: fc.integer({ min: 98, max: 102 }),
    stored: fc.constantFrom(null, 'yesterday', encodeDismissal(start), encodeDismissal(start - 24 * HOUR)),
    at: fc.constantFrom(start, start - HOUR, start + 24 * HOUR),
  });
  fc.assert(
    fc.property(inputs, (input) => {
      expect(initialFloatingCallToActionView(input).isShown).toBe(run(input).isShown());
    }),
  );
});

it('stores the time at which it was dismissed', () => {
  const { actor, stored } = run({ pathname: '/', offset: 101, stored: null, at: start });
  actor.send({ type: 'call.dismiss', at: start + 5 });
  expect(decodeDismissal(stored())).toBe(start + 5);
});
