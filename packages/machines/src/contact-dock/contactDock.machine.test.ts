import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { dismissalLastsMs, encodeDismissal } from '../dismissal/dismissal.ts';
import { contactDockMachine } from './contactDock.machine.ts';
import { initialContactDockView, viewOfContactDock } from './contactDock.view.ts';

const now = Date.UTC(2026, 0, 2);

function start(stored: string | null, isWide = false) {
  const log: unknown[] = [];
  const machine = contactDockMachine.provide({
    actions: {
      storeDismissal: (_, { at }) => log.push(['stored', at]),
      setAsideUnreadable: (_, params) => log.push(['aside', params.stored]),
    },
  });
  const actor = createActor(machine, { input: { isWide, stored, at: now } }).start();
  return { actor, log, shape: () => viewOfContactDock(actor.getSnapshot()).shape };
}

it.each([null, 'yesterday', encodeDismissal(now), encodeDismissal(now - dismissalLastsMs)])(
  'shows the same before and after XState is loaded when %j is stored',
  (stored) => {
    for (const isWide of [true, false]) {
      expect(initialContactDockView({ isWide, stored, at: now }).shape).toBe(start(stored, isWide).shape());
    }
  },
);

it('stores the time of its dismissal, and comes back with the first page after 24 hours', () => {
  const { actor, log, shape } = start(null, true);
  actor.send({ type: 'dock.dismiss', at: now + 1 });
  expect([shape(), log]).toEqual(['none', [['stored', now + 1]]]);
  actor.send({ type: 'route.change', at: now + dismissalLastsMs });
  expect(shape()).toBe('none');
  actor.send({ type: 'route.change', at: now + 1 + dismissalLastsMs });
  expect(shape()).toBe('card');
});

it('goes when another tab dismisses it', () => {
  const { actor, shape } = start(null);
  actor.send({ type: 'storage.change', stored: encodeDismissal(now), at: now });
  expect(shape()).toBe('none');
});

it('sets an unreadable time aside, once', () => {
  const { actor, log } = start('yesterday');
  actor.send({ type: 'route.change', at: now });
  expect(log).toEqual([['aside', 'yesterday']]);
});
