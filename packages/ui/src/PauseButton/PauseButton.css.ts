import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  minInlineSize: '44px',
  minBlockSize: '44px',
  paddingInline: vars.space.s8,
  borderRadius: vars.radius.control,
  color: 'inherit',
  fontSize: vars.type.sm,
  fontWeight: 500,
  transition: `color ${vars.motion.state} ${vars.motion.ease}`,
  ':hover': { color: vars.color.text },
});
