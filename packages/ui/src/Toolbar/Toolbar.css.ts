import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const toolbar = recipe({
  base: {
    display: 'inline-flex',
    gap: space.s16,
    maxInlineSize: '100%',
    padding: 6,
    overflow: 'clip',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.card,
    background: color.surface,
  },
  variants: {
    orientation: {
      horizontal: { flexWrap: 'wrap', alignItems: 'center', rowGap: space.s8 },
      vertical: { flexDirection: 'column', alignItems: 'stretch' },
    },
  },
});

/** The line before a group is in the gap; at the start of a row it is outside the bar, which clips it. */
export const group = style({
  display: 'flex',
  flexDirection: 'inherit',
  flexWrap: 'inherit',
  alignItems: 'inherit',
  gap: space.s4,
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${space.s16} / -2)`,
    borderInlineStart: `1px solid ${color.line}`,
  },
  selectors: {
    '[aria-orientation=vertical] > &::before': {
      insetBlock: `calc(${space.s16} / -2) auto`,
      insetInline: 0,
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${color.line}`,
    },
  },
});
