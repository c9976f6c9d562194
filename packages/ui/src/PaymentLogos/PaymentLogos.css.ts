import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const method = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: 6,
  paddingBlock: 6,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.group,
  background: vars.color.surface,
});
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.md,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});
export const kind = style({ fontSize: vars.type.xs, color: vars.color.muted });
