import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.ts';

const appear = keyframes({ from: { opacity: 0 } });

/** The backdrop of dialogs and drawers. */
export const backdrop = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layers.modal,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  background: `color-mix(in srgb, ${vars.color.ground} 78%, transparent)`,
  selectors: {
    '.light &': { background: `color-mix(in srgb, ${vars.color.text} 45%, transparent)` },
    '&[data-entering]': { animation: `${appear} ${vars.motion.panel} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  maxBlockSize: '100%',
  outline: 'none',
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  flex: 'none',
  paddingBlock: vars.space.s12,
  paddingInlineStart: vars.space.s24,
  paddingInlineEnd: vars.space.s12,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const title = style({ fontSize: vars.type.xl, minInlineSize: 0 });

export const body = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.s24,
  outlineOffset: '-2px',
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s12,
  flex: 'none',
  paddingBlock: vars.space.s16,
  paddingInline: vars.space.s24,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
