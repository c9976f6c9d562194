import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

// Between md and lg there is no room for it; the footer and the menu have it too.
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
