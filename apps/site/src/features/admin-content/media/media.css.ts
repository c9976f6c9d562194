import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const named = style({ display: 'flex', alignItems: 'center', gap: vars.space.s12 });
export const thumbnail = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 56,
  blockSize: 40,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.group,
  background: vars.color.ground,
});
export const image = style({ display: 'block', maxInlineSize: '100%', maxBlockSize: '100%' });

/** As wide as its panel, with the focal point over it. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.color.ground,
  cursor: 'crosshair',
});
export const whole = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' });
export const point = style({
  position: 'absolute',
  inlineSize: 24,
  blockSize: 24,
  margin: -12,
  border: '2px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #000',
  pointerEvents: 'none',
});
export const crops = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: vars.space.s12, alignItems: 'start' });
export const crop = style({
  display: 'block',
  inlineSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.group,
  border: `1px solid ${vars.color.line}`,
});
export const square = style({ aspectRatio: '1' });
export const wide = style({ aspectRatio: '1.91' });
