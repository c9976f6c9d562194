import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const legend = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.lg,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});

export const description = style({
  marginBlockStart: vars.space.s4,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.text,
  color: vars.color.muted,
});

export const fields = recipe({
  base: { display: 'grid', alignItems: 'start', gap: vars.space.s16, marginBlockStart: vars.space.s16 },
  variants: {
    columns: { 1: {}, 2: { '@media': { [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } } },
  },
  defaultVariants: { columns: 1 },
});
