import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A short dashed stroke, as for unknown and future values in charts, and a text. */
export const note = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.s8,
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: vars.color.muted,
  '::before': {
    content: '""',
    flexShrink: 0,
    inlineSize: 12,
    borderBlockStart: '1px dashed currentColor',
    transform: 'translateY(-0.35em)',
  },
});
