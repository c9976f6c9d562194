import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const days = style({
  display: 'grid',
  gap: `${vars.space.s32} ${vars.space.s64}`,
  marginBlockEnd: vars.space.s16,
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const ended = style({ color: vars.color.loss, fontWeight: 600 });
export const kept = style({ marginBlockStart: vars.space.s48 });
