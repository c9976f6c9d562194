import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const kept = style({ inlineSize: '100%', paddingBlockStart: vars.space.s32 });
export const title = style({ fontSize: vars.type.lg, lineHeight: vars.leading.heading, marginBlockEnd: vars.space.s16 });
export const none = style({ maxInlineSize: '60ch', color: vars.color.muted });
export const list = style({
  display: 'grid',
  columnGap: vars.space.s32,
  padding: 0,
  listStyle: '""',
  '@media': { [media.md]: { gridTemplateColumns: '1fr 1fr' } },
});
export const page = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
  minBlockSize: 52,
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.line}`,
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
});
export const path = style({ fontSize: vars.type.sm, color: vars.color.faint, overflowWrap: 'anywhere' });
