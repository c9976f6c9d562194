import { style, styleVariants } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const gauge = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: 240,
  textAlign: 'center',
});
/** Fills from left to right in every language, as the limits beside it do. */
export const dial = style([drawing, { inlineSize: '100%', overflow: 'visible', direction: 'ltr' }]);
const stroke = style({ fill: 'none', strokeWidth: 4 });
export const track = style({ fill: 'none', stroke: color.lineStrong, strokeWidth: 1 });
export const values = styleVariants({
  calm: [stroke, { stroke: color.ridge }],
  near: [stroke, { stroke: color.warn, strokeWidth: 5.5 }],
  full: [stroke, { stroke: color.loss, strokeWidth: 5.5 }],
});
export const limitMark = style({ fill: 'none', stroke: color.loss, strokeWidth: 2 });
export const figure = style({
  marginBlockStart: -56,
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.title,
});
export const label = style({ marginBlockStart: vars.space.s12, fontSize: vars.type.sm, fontWeight: 500 });
export const text = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: color.muted });
