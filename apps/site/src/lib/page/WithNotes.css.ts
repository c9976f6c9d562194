import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const notes = style({
  display: 'grid',
  gap: vars.space.s24,
  alignContent: 'start',
  color: vars.color.muted,
  textWrap: 'pretty',
});
export const note = style({ display: 'grid', gap: vars.space.s4 });
