import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const wall = style({
  marginBlockStart: vars.space.s32,
  columnGap: vars.space.s16,
  '@media': { [media.md]: { columnCount: 2 }, [media.lg]: { columnCount: 3, marginBlockStart: vars.space.s48 } },
});

export const item = style({ breakInside: 'avoid', paddingBlockEnd: vars.space.s16 });

export const card = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});
