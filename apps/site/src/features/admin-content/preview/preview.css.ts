import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** Its child is as wide as a screen and is scaled down to the panel. */
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.ground,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  marginInline: 'auto',
  // The page inside shows its own focus; this shows that the keyboard is in it.
  ':focus-within': { outline: `2px solid ${vars.color.accent}`, outlineOffset: '3px' },
});
export const page = style({
  display: 'block',
  border: 'none',
  // The page is scaled from its inline start, which is on the right in Arabic.
  transformOrigin: '0 0',
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
});
