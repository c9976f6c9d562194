import type { Invariants } from '../moment.ts';

const DAY = 24 * 60 * 60 * 1000;

export const contactDock: Invariants = {
  'dismissed-is-away': ({ after }) => {
    const { dismissedAt, at } = after.context;
    const isAway = !after.hasTag('bar') && !after.hasTag('card');
    return isAway || dismissedAt === null || at - dismissedAt >= DAY;
  },
  'one-shape': ({ after }) => !(after.hasTag('bar') && after.context.isWide) && !(after.hasTag('card') && !after.context.isWide),
};
