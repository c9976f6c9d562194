import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, radius, type } = vars;

const base = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  background: color.accentWash,
  color: color.text,
  fontWeight: 600,
  lineHeight: 1,
  letterSpacing: 0,
  verticalAlign: 'middle',
  userSelect: 'none',
});

/** Sizes in CSS pixels. Letters are never smaller than 12 pixels; in a small avatar they reach its edges. */
export const avatar = styleVariants({
  sm: [base, { inlineSize: 24, blockSize: 24, borderRadius: radius.badge, fontSize: 12, letterSpacing: '-0.04em' }],
  md: [base, { inlineSize: 36, blockSize: 36, borderRadius: radius.control, fontSize: type.xs }],
  lg: [base, { inlineSize: 48, blockSize: 48, borderRadius: radius.control, fontSize: 16 }],
  xl: [base, { inlineSize: 72, blockSize: 72, borderRadius: radius.card, fontSize: 24 }],
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});
