import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

const edge = {
  line: { borderColor: color.line },
  strong: { borderColor: color.lineStrong },
  torn: { borderColor: color.lineStrong, borderStyle: 'dashed' },
} as const;

export const divider = recipe({
  base: { border: 0, borderStyle: 'solid' },
  variants: {
    orientation: {
      horizontal: { inlineSize: '100%', borderBlockStartWidth: 1 },
      vertical: { alignSelf: 'stretch', minBlockSize: '1em', borderInlineStartWidth: 1 },
    },
    look: edge,
  },
  defaultVariants: { orientation: 'horizontal', look: 'line' },
});

/** Lines on both sides of a text. */
export const withText = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s16,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.faint,
});

export const side = style({ flex: 1, minInlineSize: space.s16 });
