import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const result = style({
  display: 'grid',
  gap: vars.space.s4,
  minInlineSize: 0,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
  fontFamily: 'Arial, "Liberation Sans", sans-serif',
});
export const desktop = style([result, { maxInlineSize: '634px' }]);
export const phone = style([result, { maxInlineSize: '360px' }]);
export const site = style({ display: 'grid', fontSize: '14px' });
export const address = style({ fontSize: '12px', color: vars.color.muted, overflowWrap: 'anywhere' });
export const resultTitle = style({
  fontSize: '20px',
  color: vars.color.accent,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: { [`${desktop} &`]: { whiteSpace: 'nowrap' } },
});
export const resultText = style({
  fontSize: '14px',
  color: vars.color.muted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { [`${phone} &`]: { WebkitLineClamp: 3 } },
});
export const card = style({
  maxInlineSize: '500px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.ground,
});
export const picture = style({ aspectRatio: '1200 / 630', display: 'grid', background: vars.color.raised });
export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
export const drawn = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space.s12,
  padding: vars.space.s24,
  textAlign: 'center',
  fontSize: '20px',
});
export const words = style({ display: 'grid', gap: vars.space.s4, padding: vars.space.s16 });
export const cardTitle = style({ fontWeight: 500 });
