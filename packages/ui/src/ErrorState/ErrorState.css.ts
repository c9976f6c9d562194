import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const ridge = style({ marginBlockEnd: 0 });

export const brokenRidge = style({ stroke: vars.color.loss, strokeWidth: 2.25, strokeDasharray: 'none' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s8,
  fontSize: vars.type.sm,
});

export const reference = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: vars.color.faint });

/** One click selects all of it, for pasting into a message. */
export const code = style({ userSelect: 'all', color: vars.color.muted });
