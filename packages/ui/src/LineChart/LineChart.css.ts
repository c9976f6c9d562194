import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
export const belowFloor = style({ fill: color.surface, fillOpacity: 0.72 });

const stroke = style({ fill: 'none', stroke: color.ridge, strokeWidth: 2.25, strokeLinejoin: 'round', strokeLinecap: 'round' });
/** In the order of the series. */
export const lines = [
  stroke,
  style([stroke, { strokeDasharray: '1 5' }]),
  style([stroke, { strokeDasharray: '8 5', strokeWidth: 1.5 }]),
  style([stroke, { strokeDasharray: '10 4 1 4', strokeWidth: 1.5 }]),
];
/** From the last value to its label, across future days. */
export const extendedLine = style({ stroke: color.ridge, strokeWidth: 1.5, strokeDasharray: '1 5', strokeLinecap: 'round' });
export const ring = style({ fill: color.surface, stroke: color.ridge, strokeWidth: 2.25 });

export const limits = styleVariants({
  target: { stroke: color.gain, strokeWidth: 1.75, strokeDasharray: '2 6', strokeLinecap: 'round', fill: 'none' },
  dailyLimit: { stroke: color.info, strokeWidth: 2.5, fill: 'none' },
  floor: { stroke: color.loss, strokeWidth: 1.75, fill: 'none' },
});

export const markers = styleVariants({
  neutral: { fill: color.text, stroke: color.surface, strokeWidth: 1.5 },
  gain: { fill: color.gain, stroke: color.surface, strokeWidth: 1.5 },
  loss: { fill: color.loss, stroke: color.surface, strokeWidth: 1.5 },
});
export const markerText = style({
  fill: color.text,
  fontFamily: vars.font.text,
  fontSize: vars.type.xs,
  stroke: color.surface,
  strokeWidth: 3,
  paintOrder: 'stroke',
  unicodeBidi: 'plaintext',
});
