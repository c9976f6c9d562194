import { keyframes, style } from '@vanilla-extract/css';
import { drawing as drawn } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const pass = keyframes({ '0%, 45%, 100%': { opacity: 0.25 }, '15%': { opacity: 1 } });

// The invisible progress element is positioned over the drawing.
export const frame = style({ position: 'relative', minInlineSize: 0 });

export const header = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
});

export const value = style({ flex: 'none', color: color.muted, unicodeBidi: 'plaintext' });

export const drawing = style([
  drawn,
  {
    display: 'block',
    inlineSize: '100%',
    blockSize: 36,
    marginBlockStart: vars.space.s8,
    direction: 'ltr',
    overflow: 'visible',
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
]);

export const remaining = style({ stroke: color.lineStrong, strokeWidth: 1.5, strokeDasharray: '1 6' });
export const dune = style({ fill: color.duneLit });
export const highlight = style({ stroke: color.ridge, strokeWidth: 2.25 });

/** A highlight moves along the ridge, step by step. */
export const indeterminate = style([
  highlight,
  {
    animation: `${pass} 2.4s linear infinite`,
    selectors: Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [`&:nth-child(${index + 2})`, { animationDelay: `${(index + 1) * 100}ms` }]),
    ),
    '@media': { [media.calm]: { animation: 'none', strokeDasharray: '1 6' } },
  },
]);
