import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gap: vars.space.s12,
  minInlineSize: 0,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const title = style({ fontSize: '17px' });
export const text = style({ fontSize: '14px', color: vars.color.muted });
// Relative, so that texts for screen reader users scroll along instead of widening the page.
export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ inlineSize: '100%', fontSize: '14px' });
export const heading = style({
  paddingBlock: vars.space.s8,
  paddingInlineEnd: vars.space.s24,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
export const cell = style({
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
  whiteSpace: 'nowrap',
});
export const swatches = style({ display: 'flex', gap: vars.space.s4 });
export const swatch = style({
  inlineSize: '24px',
  blockSize: '24px',
  borderRadius: vars.radius.badge,
  border: `1px solid ${vars.color.lineStrong}`,
  forcedColorAdjust: 'none',
});
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: vars.space.s16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(5, 1fr)' } },
});
export const figure = style({ display: 'flex', flexDirection: 'column' });
export const count = style({ fontFamily: vars.font.display, fontSize: '30px', fontWeight: 500, lineHeight: vars.leading.title });
export const source = style({ fontSize: vars.type.xs, color: vars.color.faint, overflowWrap: 'anywhere' });
