import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const { color, space, type } = vars;

export const tree = style({ display: 'grid' });

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s8,
  minBlockSize: 36,
  paddingInlineEnd: space.s12,
  borderRadius: vars.radius.group,
  fontSize: type.sm,
  cursor: 'default',
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    // Forced colors hide backgrounds, so the selected line has a border.
    [media.forced]: {
      selectors: { '&[aria-selected=true]': { boxShadow: 'inset 0 0 0 1px Highlight', forcedColorAdjust: 'none' } },
    },
  },
  selectors: {
    '&:hover': { background: color.raised },
    '&[aria-selected=true]': { background: color.accentWash, fontWeight: 500 },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** Reserves the space of a chevron, so that names are aligned. */
export const noChevron = style({ flex: 'none', inlineSize: 24, '@media': { [media.touch]: { inlineSize: 44 } } });

export const chevron = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  color: color.muted,
  transition: `transform ${vars.motion.state} ${vars.motion.ease}`,
  '@media': { [media.touch]: { inlineSize: 44, blockSize: 44 } },
  selectors: {
    [`${item}[aria-expanded=true] &`]: { transform: `rotate(calc(90deg * ${inlineSign}))` },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({ marginInlineStart: 'auto', color: color.muted, fontSize: type.xs, fontWeight: 400 });
