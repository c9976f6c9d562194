import type { Invariants } from '../moment.ts';

export const scrollProgress: Invariants = {
  'within-ends': ({ after }) => after.context.progress >= 0 && after.context.progress <= 1,
  'shown-after-5-percent': ({ after }) => after.hasTag('shown') === after.context.progress > 0.05,
};
