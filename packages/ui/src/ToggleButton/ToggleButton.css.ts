import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** Added to the style of a Button or an IconButton: the second border shows the pressed state without color. */
export const toggle = style({
  selectors: {
    '&&[aria-pressed=true]:enabled': {
      borderColor: color.accent,
      background: color.accentWash,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
      color: color.text,
    },
    '&[aria-pressed=true]:disabled': { borderStyle: 'dashed', borderColor: color.lineStrong },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        '&&[aria-pressed=true]:enabled': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});
