import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

// Hidden between md and lg, where there is no space; footer and menu contain it too.
export const language = style({
  display: 'none',
  alignItems: 'center',
  minBlockSize: '44px',
  fontSize: vars.type.sm,
  textDecoration: 'none',
  color: vars.color.muted,
  ':hover': { color: vars.color.text },
  '@media': { [media.lg]: { display: 'inline-flex' } },
});
