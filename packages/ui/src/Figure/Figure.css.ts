import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const figure = recipe({
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  variants: { tone: { none: {}, gain: { color: vars.color.gain }, loss: { color: vars.color.loss } } },
  defaultVariants: { tone: 'none' },
});
