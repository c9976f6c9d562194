import type { Invariants } from '../moment.ts';

export const signUp: Invariants = {
  'recipient-is-known': ({ after }) => !after.hasTag('confirm') || after.context.identifier !== null,
  'problem-is-news': ({ after }) => !(after.hasTag('signing') || after.hasTag('leaving')) || after.context.problem === null,
};
