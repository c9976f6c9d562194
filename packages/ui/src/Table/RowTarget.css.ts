import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const target = style({
  color: 'inherit',
  textAlign: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  // Covers the row, which is positioned; controls in other cells are above it (Table.css.ts).
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 0, borderRadius: vars.radius.badge },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '-2px' },
  },
});
