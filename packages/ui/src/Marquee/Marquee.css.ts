import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const GAP = vars.space.s12;

// Both halves are equal, so half of the track's width is one round. Right-to-left pages move in the other direction.
const round = keyframes({ to: { transform: 'translateX(-50%)' } });
const roundMirrored = keyframes({ to: { transform: 'translateX(50%)' } });

/** The inline start of the page's text. */
const edge = `max(${vars.space.gutter}, (100% - 1280px) / 2 + ${vars.space.gutter})`;

export const controls = style({ paddingInline: `calc(${edge} - 12px)`, color: vars.color.muted });

export const window = style({
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: vars.space.s4,
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.lineStrong} transparent`,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-moves]': {
      overflowX: 'hidden',
      maskImage: 'linear-gradient(to right, transparent, black 72px, black calc(100% - 72px), transparent)',
    },
  },
  '@media': { [media.forced]: { selectors: { '&[data-moves]': { maskImage: 'none' } } } },
});

export const track = style({
  display: 'flex',
  inlineSize: 'max-content',
  selectors: {
    '[data-moves] > &': {
      animationName: round,
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
      animationPlayState: 'paused',
    },
    '[dir=rtl] [data-moves] > &': { animationName: roundMirrored },
    '[data-moves] > &[data-playing]': { animationPlayState: 'running' },
    // Without animation, the list starts where the text above it starts.
    ':not([data-moves]) > &': { paddingInline: edge },
  },
});

export const list = style({ display: 'flex', gap: GAP, paddingInlineEnd: GAP });
