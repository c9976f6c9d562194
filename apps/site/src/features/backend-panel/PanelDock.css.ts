import { layers, media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** As high as the open panel, so that the page's end can be scrolled above it. */
export const dock = style({
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-open]': {
      blockSize: 'clamp(320px, 72dvh, 620px)',
      '@media': { [media.md]: { blockSize: 'clamp(300px, 46dvh, 560px)' } },
    },
  },
});

/**
 * Below the page's end on a phone, otherwise in the gutter and as wide as it, so that it never covers content. It is drawn above
 * bars at the window's edge, whose gutters are empty, and keeps its position: a click during a move would miss it.
 */
export const launcher = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 44,
  blockSize: 44,
  border: `1px solid ${color.lineStrong}`,
  borderInlineStart: 0,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: color.raised,
  color: color.muted,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: color.accent },
  '@media': {
    [media.md]: {
      position: 'fixed',
      zIndex: layers.dock + 1,
      insetInlineStart: 0,
      insetBlockEnd: `calc(${space.s24} + env(safe-area-inset-bottom))`,
      inlineSize: `min(${space.gutter}, 32px)`,
    },
  },
});

export const loading = style({
  position: 'fixed',
  zIndex: layers.dock + 1,
  insetInline: 0,
  insetBlockEnd: 0,
  padding: space.s24,
  background: color.surface,
  borderBlockStart: `1px solid ${color.lineStrong}`,
  color: color.muted,
});
