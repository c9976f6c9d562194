import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'grid',
  gap: vars.space.s32,
  padding: `${vars.space.s24} ${vars.space.s16}`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': {
    [media.md]: { padding: vars.space.s24 },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)', columnGap: vars.space.s48, padding: vars.space.s32 },
  },
});
export const inputs = style({
  display: 'grid',
  alignContent: 'start',
  gap: `${vars.space.s24} ${vars.space.s32}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
