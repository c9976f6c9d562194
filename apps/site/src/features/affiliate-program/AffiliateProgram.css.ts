import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const small = style({
  maxInlineSize: '75ch',
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
export const link = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.s4} ${vars.space.s16}`,
  alignItems: 'baseline',
  marginBlockStart: vars.space.s16,
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

/** Hidden while a session is stored and not read yet, because a click on what disappears in that moment is lost. */
export const visitorActions = style({
  display: 'contents',
  selectors: { ':root[data-session] &': { visibility: 'hidden' } },
});
