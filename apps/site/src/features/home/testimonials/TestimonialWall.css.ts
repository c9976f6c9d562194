import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const wall = style({
  marginBlockStart: vars.space.s32,
  '@media': { [media.lg]: { marginBlockStart: vars.space.s48 } },
});
