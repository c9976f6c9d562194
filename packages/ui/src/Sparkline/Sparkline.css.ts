import { style, styleVariants } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { vars } from '../theme/contract.css.ts';

export const sparkline = style([
  drawing,
  { display: 'block', inlineSize: '100%', blockSize: 64, direction: 'ltr', overflow: 'hidden' },
]);

const stroke = style({ fill: 'none', strokeWidth: 2.25, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const lines = styleVariants({
  measured: [stroke, { stroke: vars.color.ridge }],
  second: [stroke, { stroke: vars.color.ridge, strokeDasharray: '1 5' }],
  ahead: [stroke, { stroke: vars.color.lineStrong, strokeWidth: 1.5 }],
  unknown: [stroke, { stroke: vars.color.lineStrong, strokeWidth: 1.5, strokeDasharray: '2 6' }],
});

export const highlight = style({ fill: vars.color.duneLit });
export const shadow = style({ fill: vars.color.duneFace });
export const ring = style({ fill: vars.color.surface, stroke: vars.color.ridge, strokeWidth: 2.25 });
