import { media, vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

/** Time runs from left to right in every language. */
const canvas = style({
  display: 'block',
  inlineSize: '100%',
  direction: 'ltr',
  overflow: 'hidden',
  '@media': { [media.forced]: { vars: { [color.duneLit]: 'Canvas', [color.duneFace]: 'Canvas', [color.duneFar]: 'Canvas' } } },
});
export const sizes = styleVariants({
  wide: [canvas, { blockSize: 'clamp(132px, 16vw, 220px)' }],
  card: [canvas, { blockSize: 112 }],
});

const line = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' } as const;
export const far = style({ fill: color.duneFar });
export const farLine = style({ ...line, stroke: color.ridgeFar, strokeWidth: 1 });
export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
export const ridge = style({ ...line, stroke: color.ridge, strokeWidth: 2 });
export const ring = style({ fill: color.ground, stroke: color.ridge, strokeWidth: 2, transform: 'translateX(-6px)' });
