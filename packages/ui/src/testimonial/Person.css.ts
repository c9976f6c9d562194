import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const person = style({ display: 'grid', gap: vars.space.s4, fontSize: vars.type.sm });
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s4,
  marginBlockStart: vars.space.s8,
  fontWeight: 600,
});
export const details = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: vars.color.faint });
