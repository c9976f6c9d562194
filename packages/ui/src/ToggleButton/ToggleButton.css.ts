import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** Over the look of a Button or an IconButton: the second edge says "on" also without color. */
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
