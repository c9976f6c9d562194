import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const card = style({
  display: 'grid',
  gap: vars.space.s8,
  minInlineSize: 0,
  padding: '20px 20px 14px',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
});
export const muted = style({ fontFamily: vars.font.text, fontSize: vars.type.xs, letterSpacing: 0, color: color.muted });
export const amount = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  marginBlockEnd: vars.space.s8,
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 25,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});
export const code = style({ textDecoration: 'none' });
/** The torn-off stub with the number. */
export const stub = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.s8,
  marginInline: -20,
  marginBlockStart: vars.space.s4,
  paddingInline: 20,
  paddingBlockStart: 10,
  borderBlockStart: `1px dashed ${color.lineStrong}`,
  fontSize: vars.type.xs,
  color: color.muted,
});
export const verified = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s4, color: color.gain });
