import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gaps } from '../theme/space.ts';

export const stack = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    gap: styleVariants(gaps, (gap) => ({ gap })),
    align: { start: { alignItems: 'flex-start' }, center: { alignItems: 'center' }, stretch: {} },
  },
  defaultVariants: { gap: 16 },
});
