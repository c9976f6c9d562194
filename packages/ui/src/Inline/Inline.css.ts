import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { gaps } from '../theme/space.ts';

export const inline = recipe({
  base: { display: 'flex', flexWrap: 'wrap' },
  variants: {
    gap: styleVariants(gaps, (gap) => ({ gap })),
    align: {
      start: { alignItems: 'flex-start' },
      center: { alignItems: 'center' },
      baseline: { alignItems: 'baseline' },
      end: { alignItems: 'flex-end' },
    },
    justify: {
      start: {},
      'space-between': { justifyContent: 'space-between' },
      center: { justifyContent: 'center' },
      end: { justifyContent: 'flex-end' },
    },
  },
  defaultVariants: { gap: 12, align: 'center' },
});
