import type { Invariants } from '../moment.ts';

export const liveUpdates: Invariants = {
  'one-toast': ({ after }) => after.hasTag('visible') === (after.context.count > 0 && after.context.change !== null),
  'every-change-counts': ({ row, before, after }) =>
    row.event !== 'content.change' || after.context.count === before.context.count + 1,
};
