import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const calculator = style({
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
  gap: `${vars.space.s16} ${vars.space.s32}`,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const results = style({ display: 'grid', gap: vars.space.s24, alignContent: 'start', minInlineSize: 0 });
export const total = style({ display: 'grid', gap: vars.space.s4 });
export const label = style({ color: vars.color.muted });
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.x3,
  fontWeight: 500,
  lineHeight: vars.leading.heading,
});
export const small = style({ maxInlineSize: '75ch', fontSize: vars.type.xs, color: vars.color.faint });
