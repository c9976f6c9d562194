import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const window = style({
  position: 'absolute',
  inset: 0,
  background: vars.color.ground,
  color: vars.color.text,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.panel} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});

export const panel = style({ blockSize: '100%', outline: 'none' });

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s12,
  blockSize: '100%',
  padding: vars.space.s12,
});

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s16,
});

export const position = style({
  flex: 1,
  paddingInlineStart: vars.space.s12,
  fontSize: vars.type.sm,
  color: vars.color.muted,
  unicodeBidi: 'plaintext',
});

export const figure = style({
  display: 'flex',
  flex: '1 1 auto',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s12,
  minBlockSize: 0,
});

export const image = style({
  inlineSize: 'auto',
  blockSize: 'auto',
  maxInlineSize: '100%',
  minBlockSize: 0,
  maxBlockSize: '100%',
  objectFit: 'contain',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});

export const caption = style({
  flex: 'none',
  maxInlineSize: '54ch',
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
  color: vars.color.muted,
});

export const steps = style({ display: 'flex', flex: 'none', justifyContent: 'center', gap: vars.space.s12 });
