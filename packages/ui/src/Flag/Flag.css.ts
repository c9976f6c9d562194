import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const flag = style({ position: 'relative', display: 'inline-flex', alignItems: 'center', gap: vars.space.s8 });

/** 4 : 3, the ratio of most flags. */
export const codeFrame = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 21,
  border: `1px solid ${vars.color.line}`,
  borderRadius: 4,
  background: vars.color.raised,
  color: vars.color.muted,
  fontSize: vars.type.xs,
  fontWeight: 500,
  lineHeight: 1,
});
