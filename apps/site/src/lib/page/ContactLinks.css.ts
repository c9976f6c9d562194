import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s24 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: '5px',
  ':hover': { color: vars.color.accent },
});
