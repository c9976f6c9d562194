import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const group = style({ display: 'grid', gap: vars.space.s8, minInlineSize: 0 });
export const meter = style({ display: 'grid', gap: 6 });
export const bars = style({ display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: vars.space.s4 });

export const bar = recipe({
  base: {
    blockSize: 4,
    borderRadius: 2,
    background: color.line,
    '@media': { [media.forced]: { border: '1px solid CanvasText', forcedColorAdjust: 'none', background: 'Canvas' } },
  },
  variants: {
    tone: {
      none: {},
      danger: { background: color.loss, '@media': { [media.forced]: { background: 'Highlight' } } },
      warning: { background: color.warn, '@media': { [media.forced]: { background: 'Highlight' } } },
      success: { background: color.gain, '@media': { [media.forced]: { background: 'Highlight' } } },
    },
  },
});

// Reserves one line, so that messages move nothing below.
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s12,
  minBlockSize: `calc(${vars.type.sm} * ${vars.leading.caption})`,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
});
export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  fontWeight: 500,
  color: color.text,
});
