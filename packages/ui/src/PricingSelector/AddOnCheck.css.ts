import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const label = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  cursor: 'pointer',
  marginBlock: -8,
  paddingBlock: 8,
});

/** A native checkbox with custom drawing: 18 px; the tick is a mask, so that it has the icon's color. */
export const box = style({
  appearance: 'none',
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 18,
  blockSize: 18,
  margin: 0,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: 4,
  cursor: 'inherit',
  transition: `background-color ${vars.motion.state} ${vars.motion.ease}`,
  '::before': {
    content: '""',
    inlineSize: 5,
    blockSize: 9,
    marginBlockEnd: 2,
    borderBlockEnd: `2px solid ${vars.color.onAccent}`,
    borderInlineEnd: `2px solid ${vars.color.onAccent}`,
    transform: 'rotate(45deg)',
    visibility: 'hidden',
  },
  selectors: {
    '&:checked': { background: vars.color.accent, borderColor: vars.color.accent },
    '&:checked::before': { visibility: 'visible' },
  },
});
