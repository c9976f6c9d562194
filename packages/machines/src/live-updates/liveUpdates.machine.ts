import { assign, setup } from 'xstate';

/** A change of a content table, for the toast (spec §8: '{table} {event}d'). */
export interface ContentChange {
  readonly table: string;
  readonly event: 'create' | 'update' | 'delete';
}

export interface LiveUpdatesContext {
  /** The newest change, `null` if no toast is shown. */
  readonly change: ContentChange | null;
  /** Number of changes in the toast. */
  readonly count: number;
}

export type LiveUpdatesEvent = ({ readonly type: 'content.change' } & ContentChange) | { readonly type: 'toast.dismiss' };

/** Toasts about content changes, for admins (spec §6, §8): one toast for five seconds, which counts several changes. */
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
