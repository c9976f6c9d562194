import type { Invariants } from '../moment.ts';

export const secondFactor: Invariants = {
  'factor-is-of-account': ({ after }) => {
    const { factors, factor } = after.context;
    return !(after.hasTag('proving') || after.hasTag('verified')) || factors.includes(factor);
  },
};
