import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: vars.space.s12,
  insetInlineStart: vars.space.s12,
  zIndex: layers.skipLink,
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s16,
  borderRadius: vars.radius.control,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  fontWeight: 600,
  lineHeight: 1.2,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
