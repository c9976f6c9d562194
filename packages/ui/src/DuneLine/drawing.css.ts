import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/**
 * For every drawing. Forced colors do not affect fills and strokes, so they get system colors here: lines and texts in the text
 * color, dunes as outlines. Series remain distinguishable by dots, bars and steps.
 */
export const drawing = style({
  '@media': {
    [media.forced]: {
      vars: {
        [color.duneLit]: 'Canvas',
        [color.duneFace]: 'Canvas',
        [color.duneMid]: 'Canvas',
        [color.duneFar]: 'Canvas',
        [color.ground]: 'Canvas',
        [color.surface]: 'Canvas',
        [color.text]: 'CanvasText',
        [color.muted]: 'CanvasText',
        [color.faint]: 'CanvasText',
        [color.lineStrong]: 'CanvasText',
        [color.gain]: 'CanvasText',
        [color.info]: 'CanvasText',
        [color.loss]: 'CanvasText',
        [color.line]: 'GrayText',
        [color.ridgeFar]: 'GrayText',
      },
    },
  },
});
