import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { gaps } from '../theme/space.ts';

const equal = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const fromTablet = (count: number) => ({ '@media': { [media.md]: equal(count) } });
const asManyAsFit = (least: number) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))` });

export const grid = recipe({
  base: { display: 'grid' },
  variants: {
    gap: styleVariants(gaps, (gap) => ({ gap })),
    phoneColumns: { 1: equal(1), 2: equal(2), 3: equal(3) },
    columns: { 2: fromTablet(2), 3: fromTablet(3), 4: fromTablet(4), 6: fromTablet(6) },
    least: { 120: asManyAsFit(120), 160: asManyAsFit(160), 200: asManyAsFit(200), 240: asManyAsFit(240), 320: asManyAsFit(320) },
    align: { start: { alignItems: 'start' }, center: { alignItems: 'center' }, stretch: {} },
  },
  defaultVariants: { gap: 16 },
});
