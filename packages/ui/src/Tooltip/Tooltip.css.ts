import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxInlineSize: 'min(280px, 100vw - 16px)',
  paddingBlock: 7,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.group,
  background: vars.color.raised,
  boxShadow: vars.shadow.float,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: vars.color.text,
  overflowWrap: 'break-word',
  textWrap: 'pretty',
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease}` },
    '&[data-exiting]': { animation: `${appear} ${vars.motion.state} ${vars.motion.ease} reverse` },
  },
});
