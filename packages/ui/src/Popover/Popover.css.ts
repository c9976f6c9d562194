import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** It does not move: a menu at its side is placed by where it is. */
const appear = keyframes({ from: { opacity: 0 } });

/** Around a control that something is placed at: no box of its own. */
export const contents = style({ display: 'contents' });

export const popover = style({
  maxInlineSize: 'min(400px, 100vw - 24px)',
  overflow: 'auto',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.panel} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});

export const panel = style({ padding: vars.space.s16, outline: 'none' });
