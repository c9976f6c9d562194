import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

const appear = keyframes({ from: { opacity: 0 } });

export const popover = style({
  display: 'flex',
  inlineSize: 'var(--trigger-width)',
  minInlineSize: 200,
  maxInlineSize: `calc(100vw - 2 * ${vars.space.s8})`,
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.raised,
  color: color.text,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});

export const list = style({
  flex: 1,
  minInlineSize: 0,
  maxBlockSize: 320,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingBlock: vars.space.s4,
  padding: vars.space.s4,
  outline: 'none',
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: 40,
  paddingBlock: 8,
  paddingInline: 12,
  borderRadius: vars.radius.group,
  lineHeight: 1.35,
  cursor: 'pointer',
  outline: 'none',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-selected]': { background: color.accentWash },
    // The option that Enter selects, by mouse or keys: only one has it.
    '&[data-focused]': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${color.accent}` },
    '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' },
  },
  '@media': {
    [media.touch]: { minBlockSize: 48 },
    [media.forced]: {
      selectors: {
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
        '&[data-focused]': { outline: '2px solid ButtonText', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const words = style({ flex: 1, display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = style({
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
  selectors: { [`${option}[data-disabled] &`]: { color: 'inherit' } },
  '@media': { [media.forced]: { color: 'inherit' } },
});

export const empty = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: 40,
  paddingInline: 12,
  color: color.muted,
});
