import { vars } from '@duneline/ui';
import { style } from '@vanilla-extract/css';

export const limits = style({ display: 'grid', gap: vars.space.s16 });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: vars.color.faint,
});
