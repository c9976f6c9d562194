import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const beside = style({
  display: 'grid',
  gap: vars.space.s48,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '7fr 5fr', gap: vars.space.s64 } },
});
export const notes = style({ display: 'grid', gap: vars.space.s24, color: vars.color.muted, textWrap: 'pretty' });
export const name = style({
  marginBlockEnd: vars.space.s4,
  fontFamily: vars.font.display,
  fontSize: vars.type.xl,
  fontWeight: 500,
  color: vars.color.text,
});
