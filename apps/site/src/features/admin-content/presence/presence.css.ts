import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s16, rowGap: vars.space.s4 });
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
