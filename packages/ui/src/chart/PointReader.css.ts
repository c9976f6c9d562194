import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const plot = style({ gridRow: 1, position: 'relative', minInlineSize: 0, touchAction: 'pan-y', cursor: 'crosshair' });

const nothing = { appearance: 'none', opacity: 0 } as const;

/** Only its focus ring is visible: the drawing shows the current point. */
export const reader = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  appearance: 'none',
  background: 'none',
  borderRadius: vars.radius.badge,
  pointerEvents: 'none',
  '::-webkit-slider-thumb': nothing,
  '::-moz-range-thumb': nothing,
  '::-moz-range-track': nothing,
});
