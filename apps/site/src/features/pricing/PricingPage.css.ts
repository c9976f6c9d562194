import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  paddingBlockStart: vars.space.s48,
  '@media': { [media.md]: { paddingBlockStart: vars.space.s64 } },
});

export const foot = style({
  maxInlineSize: '75ch',
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
