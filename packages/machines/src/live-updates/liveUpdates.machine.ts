import { assign, setup } from 'xstate';

/** A change of a content table, in the words of the toast (spec §8: '{table} {event}d'). */
export interface ContentChange {
  readonly table: string;
  readonly event: 'create' | 'update' | 'delete';
}

export interface LiveUpdatesContext {
  /** The newest change that is shown, `null` while nothing is. */
  readonly change: ContentChange | null;
  /** How many changes the toast stands for. */
  readonly count: number;
}

export type LiveUpdatesEvent = ({ readonly type: 'content.change' } & ContentChange) | { readonly type: 'toast.dismiss' };

/** What an admin sees of changes to the live content (spec §6, §8): one toast for five seconds; a burst of changes is one toast that counts them. */
export const liveUpdatesMachine = setup({
  types: {
    context: {} as LiveUpdatesContext,
    events: {} as LiveUpdatesEvent,
    tags: {} as 'visible',
  },
  actions: {
    countChange: assign(({ context, event }) =>
      event.type === 'content.change' ? { change: { table: event.table, event: event.event }, count: context.count + 1 } : {},
    ),
    forgetChanges: assign({ change: null, count: 0 }),
  },
}).createMachine({
  id: 'live-updates',
  context: { change: null, count: 0 },
  initial: 'quiet',
  states: {
    quiet: { on: { 'content.change': { target: 'shown', actions: 'countChange' } } },
    shown: {
      tags: 'visible',
      after: { 5000: { target: 'quiet', actions: 'forgetChanges' } },
      on: {
        'content.change': { target: 'shown', reenter: true, actions: 'countChange' },
        'toast.dismiss': { target: 'quiet', actions: 'forgetChanges' },
      },
    },
  },
});
