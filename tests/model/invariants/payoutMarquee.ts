import { movesUnlessHeld, type Invariants } from '../moment.ts';

export const payoutMarquee: Invariants = {
  'moves-unless-held': movesUnlessHeld,
  'filter-is-chosen': ({ row, before, after }) =>
    after.context.filter === (row.event === 'filter.choose' ? row.example?.filter : before.context.filter),
};
