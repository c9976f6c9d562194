import type { Invariants } from '../moment.ts';

export const recovery: Invariants = {
  'proof-comes-first': ({ before, after }) =>
    !after.hasTag('password') || ['reading', 'factor', 'password'].some((tag) => before.hasTag(tag)),
  'problem-is-news': ({ after }) => !(after.hasTag('sending') || after.hasTag('saving')) || after.context.problem === null,
};
