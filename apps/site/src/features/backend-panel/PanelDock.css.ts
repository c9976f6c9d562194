import { layers, media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** As high as the open panel, so that the end of the page can be scrolled above it. */
export const dock = style({
  '@media': { print: { display: 'none' } },
  selectors: {
    '&[data-open]': {
      blockSize: 'clamp(320px, 72dvh, 620px)',
      '@media': { [media.md]: { blockSize: 'clamp(300px, 46dvh, 560px)' } },
    },
  },
});

/** A narrow tab on the edge of the window, so that it lies on the gutter and on next to nothing else. */
export const launcher = style({
  position: 'fixed',
  zIndex: layers.dock - 1,
  insetInlineStart: 0,
  insetBlockEnd: `calc(${space.s24} + var(--floor, 0px) + env(safe-area-inset-bottom))`,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 28,
  blockSize: 44,
  border: `1px solid ${color.lineStrong}`,
  borderInlineStart: 0,
  borderStartEndRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
  background: color.raised,
  color: color.muted,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: color.accent },
  '@media': { [media.lg]: { inlineSize: 32 } },
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
