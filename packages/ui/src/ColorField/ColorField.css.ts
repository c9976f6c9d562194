import { style } from '@vanilla-extract/css';
import { input } from '../field/field.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const swatch = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 46,
  blockSize: 46,
  borderRadius: vars.radius.control,
  outlineOffset: '-5px',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

/** Shows the selected color, in forced colors too. */
export const swatchButton = style({
  inlineSize: 30,
  blockSize: 30,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.group,
  forcedColorAdjust: 'none',
});

/** Written from left to right, but aligned to the start of the page's line. */
export const hex = style([
  input,
  { paddingInline: vars.space.s4, textAlign: ['-webkit-match-parent', 'match-parent'], textTransform: 'uppercase' },
]);
