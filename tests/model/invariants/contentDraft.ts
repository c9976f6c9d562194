import type { Invariants } from '../moment.ts';

const givenUp = ['draft.discard', 'conflict.takeTheirs', 'content.rollBack'];

export const contentDraft: Invariants = {
  'mine-is-never-lost': ({ row, before, after }) => {
    const isGone = before.context.changes !== null && after.context.changes === null;
    return !isGone || givenUp.includes(row.event) || before.hasTag('publishing');
  },
  'live-has-no-changes': ({ after }) => !after.hasTag('live') || after.context.changes === null,
  'nothing-written-over': ({ after }) => !after.hasTag('publishing') || after.context.theirs === null,
};
