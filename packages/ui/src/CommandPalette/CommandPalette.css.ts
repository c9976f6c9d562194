import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

export const palette = style({
  position: 'absolute',
  insetBlockStart: `min(12vh, ${vars.space.s96})`,
  insetInline: 0,
  inlineSize: `calc(100% - 2 * ${vars.space.s16})`,
  maxInlineSize: 600,
  marginInline: 'auto',
  overflow: 'hidden',
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  background: color.surface,
  color: color.text,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-entering]': { animation: `${arrive} ${vars.motion.panel} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${arrive} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});

export const panel = style({ position: 'relative', display: 'flex', flexDirection: 'column', outline: 'none' });

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  paddingInline: vars.space.s16,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.muted,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  blockSize: 56,
  border: 0,
  background: 'none',
  fontSize: vars.type.lg,
  color: color.text,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const list = style({
  maxBlockSize: 'min(400px, 50vh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.s8,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.s8 } },
});

export const group = style({ paddingBlockStart: vars.space.s8 });

export const groupLabel = style({
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s8,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: color.faint,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s12,
  minBlockSize: 40,
  paddingBlock: vars.space.s4,
  paddingInline: vars.space.s8,
  border: '1px solid transparent',
  borderRadius: vars.radius.group,
  lineHeight: vars.leading.caption,
  cursor: 'pointer',
  scrollMarginBlock: vars.space.s8,
  selectors: { '&[aria-selected=true]': { borderColor: color.lineStrong, background: color.raised } },
  '@media': {
    [media.touch]: { minBlockSize: 48 },
    [media.forced]: {
      selectors: { '&[aria-selected=true]': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' } },
    },
  },
});

export const icon = style({ display: 'grid', flex: 'none', color: color.muted });
export const words = style({ flex: 1, minInlineSize: 0 });
export const hint = style({ flex: 'none', fontSize: vars.type.xs, color: color.muted, unicodeBidi: 'plaintext' });

export const empty = style({
  paddingBlock: vars.space.s24,
  paddingInline: vars.space.s16,
  fontSize: vars.type.sm,
  textAlign: 'center',
  color: color.muted,
});

/** Below commands that were found, while more may come. */
export const note = style([empty, { paddingBlock: vars.space.s8 }]);
