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
      selectors: {
        '&[aria-selected=true]': { boxShadow: 'inset 0 0 0 1px Highlight', forcedColorAdjust: 'none' },
        '&[aria-disabled=true]': { color: 'GrayText' },
      },
    },
  },
  selectors: {
    '&:hover': { background: color.raised },
    '&[aria-selected=true]': { background: color.accentWash, fontWeight: 500 },
    '&[aria-disabled=true]': { color: color.faint, cursor: 'not-allowed' },
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

/** Where several nodes can be selected: a press on it selects. */
export const box = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  position: 'relative',
  inlineSize: 18,
  blockSize: 18,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.badge,
  background: color.surface,
  // The area of a pointer or a finger; beside it are the chevron and the label.
  '::after': { content: '""', position: 'absolute', inset: -4 },
  '@media': { [media.touch]: { '::after': { insetBlock: -13, insetInline: -8 } } },
  selectors: {
    [`${item}[aria-selected=true] &`]: { borderColor: color.accent, background: color.accent, color: color.onAccent },
    [`${item}[aria-disabled=true] &`]: { borderStyle: 'dashed' },
  },
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const detail = style({ marginInlineStart: 'auto', color: color.muted, fontSize: type.xs, fontWeight: 400 });
