import type { Invariants } from '../moment.ts';

const DAY = 24 * 60 * 60 * 1000;

export const floatingCallToAction: Invariants = {
  'day-of-rest': ({ after }) => {
    const { dismissedAt, at } = after.context;
    return !after.hasTag('visible') || dismissedAt === null || at - dismissedAt >= DAY;
  },
  'only-where-it-sells': ({ after }) =>
    !after.hasTag('visible') || (after.context.pathname !== '/checkout' && after.context.offset > 100),
};
