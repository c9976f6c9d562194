import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/**
 * Worn by everything that is drawn. A system palette does not reach fills and strokes, so they get its colors here: lines and words
 * in the color of text, dunes as bare outlines. Series stay apart by their dots, bars and stairs.
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
