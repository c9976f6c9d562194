import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color } = vars;

/**
 * Time runs from left to right in every language. Forced colors do not affect fills and strokes, so they get system colors here.
 */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  direction: 'ltr',
  overflow: 'visible',
  '@media': {
    [media.forced]: {
      vars: {
        [color.duneLit]: 'Canvas',
        [color.duneFace]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.ridge]: 'CanvasText',
        [color.gain]: 'CanvasText',
        [color.info]: 'CanvasText',
        [color.loss]: 'CanvasText',
        [color.muted]: 'CanvasText',
      },
    },
  },
});
export const stretch = style({ overflow: 'hidden' });
globalStyle(`${stretch} path`, { vectorEffect: 'non-scaling-stroke' });

export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
export const below = style({ fill: color.surface, fillOpacity: 0.72 });
export const start = style({ stroke: color.lineStrong, strokeOpacity: 0.65 });
export const target = style({ stroke: color.gain, strokeWidth: 1.75, strokeDasharray: '2 6', strokeLinecap: 'round' });
export const daily = style({ stroke: color.info, strokeWidth: 2.5 });
export const floor = style({ fill: 'none', stroke: color.loss, strokeWidth: 1.75 });
export const ridge = style({ fill: 'none', stroke: color.ridge, strokeWidth: 2.25, strokeLinejoin: 'round' });
export const ring = style({ fill: color.ground, stroke: color.ridge, strokeWidth: 2 });
export const word = style({
  fontFamily: vars.font.text,
  fontSize: vars.type.xs,
  unicodeBidi: 'plaintext',
  fill: color.muted,
});
