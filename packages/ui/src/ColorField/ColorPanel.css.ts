import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const THUMB = 28;

// The colors are the content, so forced colors must not replace them.
export const panel = style({
  display: 'grid',
  gap: vars.space.s16,
  inlineSize: 264,
  maxInlineSize: '100%',
  forcedColorAdjust: 'none',
});

const ground = { border: `1px solid ${color.line}`, borderRadius: vars.radius.group };
export const area = style({ ...ground, inlineSize: '100%', blockSize: 180 });
export const track = style({ ...ground, inlineSize: '100%', blockSize: THUMB });

/** Two rings, in the colors of the text and of the page, so that one of them is visible on any color. */
export const thumb = style({
  insetBlockStart: '50%',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${color.text}`,
  borderRadius: '50%',
  boxShadow: `0 0 0 1px ${color.ground}, inset 0 0 0 1px ${color.ground}`,
  touchAction: 'none',
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' } },
});
