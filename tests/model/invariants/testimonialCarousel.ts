import { movesUnlessHeld, type Invariants } from '../moment.ts';

export const testimonialCarousel: Invariants = {
  'moves-unless-held': movesUnlessHeld,
  'slide-exists': ({ after }) => after.context.index >= 0 && after.context.index < after.context.count,
  'one-slide-a-time': ({ row, before, after }) => {
    const { index, count } = before.context;
    const turns = row.event === 'after 4000' && before.hasTag('playing') ? 1 : 0;
    return row.event.startsWith('slide.') || after.context.index === (index + turns) % count;
  },
};
