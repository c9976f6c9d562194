import type { Invariants } from '../moment.ts';

const givenUp = ['draft.discard', 'conflict.takeTheirs', 'conflict.choose', 'content.rollBack'];

export const contentDraft: Invariants = {
  'mine-is-never-lost': ({ row, before, after }) => {
    const isGone = before.context.changes !== null && after.context.changes === null;
    if (!isGone || givenUp.includes(row.event) || before.hasTag('publishing')) return true;
    // What somebody else has published or discarded is not mine alone: it was saved for everybody.
    const known = [after.context.row.fields, before.context.stored?.changes ?? {}];
    return Object.entries(before.context.changes).every(([name, value]) =>
      known.some((fields) => JSON.stringify(fields[name]) === JSON.stringify(value)),
    );
  },
  'live-has-no-changes': ({ after }) => !after.hasTag('live') || after.context.changes === null,
  'nothing-written-over': ({ after }) => !(after.hasTag('publishing') || after.hasTag('saving')) || after.context.theirs === null,
};
