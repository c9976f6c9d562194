import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const beside = style({
  display: 'grid',
  gap: vars.space.s48,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: '8fr 4fr', gap: vars.space.s64 } },
});
export const notes = style({ display: 'grid', gap: vars.space.s24, color: vars.color.muted, textWrap: 'pretty' });
export const noteTitle = style({
  marginBlockEnd: vars.space.s4,
  fontFamily: vars.font.display,
  fontSize: vars.type.xl,
  fontWeight: 500,
  color: vars.color.text,
});

export const sum = style({ fontWeight: 600, color: vars.color.text });
export const small = style({
  maxInlineSize: '75ch',
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
