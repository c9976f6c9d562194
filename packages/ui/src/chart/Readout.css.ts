import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const readout = style({
  fontSize: vars.type.sm,
  color: vars.color.muted,
  // In right-to-left text it ends above the last point, whose event is shown above it.
  selectors: { '[dir=rtl] &': { marginBlockEnd: vars.space.s24 } },
});

export const value = style({
  marginInlineEnd: vars.space.s8,
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
  color: vars.color.text,
});
