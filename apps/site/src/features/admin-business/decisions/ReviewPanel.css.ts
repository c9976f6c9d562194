import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Where there is no keyboard, a key says nothing. */
export const hint = style({
  marginInlineStart: vars.space.s8,
  '@media': { '(hover: none)': { display: 'none' } },
});
