import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { drawing } from '../DuneLine/drawing.css.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const { color } = vars;

// The invisible meter element is positioned over the bar.
export const frame = style({ position: 'relative', minInlineSize: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
});

export const label = style({ color: color.muted });
export const value = style({ fontWeight: 500, unicodeBidi: 'plaintext' });

// Grows from the start of the line, in both directions.
export const bar = style([
  drawing,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 16,
    marginBlockStart: vars.space.s8,
    overflow: 'visible',
    transform: `scaleX(${inlineSign})`,
  },
]);

export const track = style({ fill: color.lineStrong });

export const filled = recipe({
  variants: {
    tone: {
      ridge: { fill: color.ridge },
      success: { fill: color.gain },
      warning: { fill: color.warn },
      danger: { fill: color.loss },
    },
  },
  defaultVariants: { tone: 'ridge' },
});

export const targetMark = style({ fill: color.text });

export const note = style({
  marginBlockStart: vars.space.s8,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: color.muted,
});
