import { style } from '@vanilla-extract/css';
import { field } from '../field/field.css.ts';
import { thumbSize } from '../Slider/fillSize.ts';
import { filledTrack as filled, line as plainLine, thumb as ring, track as plainTrack } from '../Slider/Slider.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** A thumb at an end is inside the field, as that of a `Slider`. */
export const line = style([plainLine, { paddingInline: thumbSize / 2 }]);

export const track = style([
  plainTrack,
  {
    position: 'relative',
    blockSize: '100%',
    cursor: 'pointer',
    touchAction: 'pan-y pinch-zoom',
    '::before': { marginInline: -thumbSize / 2 },
    selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
  },
]);

export const filledTrack = style([filled, { position: 'absolute' }]);

export const thumb = style({
  ...ring,
  insetBlockStart: '50%',
  cursor: 'pointer',
  // The area of a finger; that of two thumbs side by side overlaps, and the one that was moved last is on top.
  '::after': { content: '""', position: 'absolute', inset: -11 },
  selectors: {
    '&[data-hovered]': { borderColor: color.accentHi },
    '&[data-dragging]': { background: color.accent },
    '&[data-focus-visible]': { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
    [`${field}[data-disabled] &`]: {
      border: `1px dashed ${color.lineStrong}`,
      background: color.raised,
      cursor: 'not-allowed',
    },
  },
  '@media': { [media.forced]: { borderColor: 'Highlight', forcedColorAdjust: 'none', background: 'Canvas' } },
});
