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
});
export const page = style({
  display: 'block',
  border: 'none',
  // The page is scaled from its inline start, which is on the right in Arabic.
  transformOrigin: '0 0',
  selectors: { '[dir=rtl] &': { transformOrigin: '100% 0' } },
});

export const sample = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '56px',
  blockSize: '32px',
  fontSize: '14px',
  fontWeight: 500,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
  forcedColorAdjust: 'none',
});
export const pair = style({ flex: 1 });
export const ratio = style({ fontVariantNumeric: 'tabular-nums' });
export const verdict = style({ minInlineSize: '108px', display: 'flex' });
export const offer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
