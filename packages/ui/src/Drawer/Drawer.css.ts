import { createVar, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inlineSign } from '../theme/inlineSign.ts';

const away = createVar();
const slide = keyframes({ from: { transform: `translateX(${away})` } });

export const drawer = style({
  vars: { [away]: `calc(100% * ${inlineSign})` },
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(400px, 100% - 48px)',
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  selectors: {
    '&[data-entering]': { animation: `${slide} ${vars.motion.panel} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${slide} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});
