import type { Invariants } from '../moment.ts';

export const signIn: Invariants = {
  'recipient-is-known': ({ after }) => !(after.hasTag('code') || after.hasTag('confirm')) || after.context.identifier !== null,
  'way-in-is-proved': ({ row, before, after }) =>
    !after.hasTag('done') ||
    before.hasTag('done') ||
    row.example?.output === 'signedIn' ||
    ['factor.verify', 'recovery.finish'].includes(row.event),
  'problem-is-news': ({ after }) =>
    !['signing', 'sending', 'leaving'].some((tag) => after.hasTag(tag)) || after.context.problem === null,
};
