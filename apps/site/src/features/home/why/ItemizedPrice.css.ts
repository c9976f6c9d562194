import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.s16,
  paddingBlockStart: vars.space.s12,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontWeight: 600,
});

export const amount = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});
