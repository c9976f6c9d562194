import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';

const pass = keyframes({ '0%, 70%, 100%': { opacity: 0.3 }, '25%': { opacity: 1 } });

export const spinner = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A part of the ridge; a highlight passes over the four parts. */
export const ridgePart = style({
  animation: `${pass} 1.2s linear infinite`,
  selectors: {
    '&:nth-child(2)': { animationDelay: '150ms' },
    '&:nth-child(3)': { animationDelay: '300ms' },
    '&:nth-child(4)': { animationDelay: '450ms' },
  },
  '@media': { [media.calm]: { animation: 'none' } },
});
