import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const logo = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s12 });
export const mark = style({ inlineSize: 25, blockSize: 20, flexShrink: 0, overflow: 'visible', direction: 'ltr' });
export const body = style({ fill: vars.color.accent, fillOpacity: 0.3 });
export const shadow = style({ fill: vars.color.accent });
export const stroke = style({ fill: 'none', stroke: vars.color.accent, strokeWidth: 2, strokeLinejoin: 'miter' });
export const word = style({
  fontFamily: vars.font.display,
  fontWeight: 600,
  fontSize: '1.25rem',
  lineHeight: 1,
  letterSpacing: vars.tracking.title,
  color: vars.color.text,
});
