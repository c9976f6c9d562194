import { movesUnlessHeld, type Invariants } from '../moment.ts';

export const heroStats: Invariants = {
  'moves-unless-held': movesUnlessHeld,
  'next-group': ({ row, before, after }) => {
    const groups = Math.ceil(after.context.count / 4);
    const turns = row.event === 'after 4000' && before.hasTag('playing') ? 1 : 0;
    return after.context.page === (before.context.page + turns) % groups;
  },
};
