import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Without movement, because submenus are positioned relative to it. */
const appear = keyframes({ from: { opacity: 0 } });

/** A wrapper without its own box, around a positioned control. */
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
