import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const { color } = vars;

export const target = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 36,
  blockSize: 36,
  marginBlock: -8,
  cursor: 'pointer',
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44, marginBlock: -12 } },
});

/**
 * A native checkbox with custom drawing: the tick, or the dash of the indeterminate state, is two borders of a rotated rectangle.
 */
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: 4,
  background: color.surface,
  cursor: 'inherit',
  '::before': {
    content: '""',
    inlineSize: 5,
    blockSize: 9,
    marginBlockEnd: 2,
    borderBlockEnd: `2px solid ${color.onAccent}`,
    borderInlineEnd: `2px solid ${color.onAccent}`,
    transform: `rotate(45deg) scaleX(${inlineSign})`,
    visibility: 'hidden',
  },
  selectors: {
    '&:is(:checked, :indeterminate)': { borderColor: color.accent, background: color.accent },
    '&:is(:checked, :indeterminate)::before': { visibility: 'visible' },
    '&:indeterminate::before': { inlineSize: 10, blockSize: 0, marginBlockEnd: 0, borderInlineEnd: 0, transform: 'none' },
  },
  '@media': { [media.forced]: { appearance: 'auto', '::before': { content: 'none' } } },
});
