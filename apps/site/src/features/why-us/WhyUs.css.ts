import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const sum = style({ fontWeight: 600, color: vars.color.text });
export const small = style({
  maxInlineSize: '75ch',
  marginBlockStart: vars.space.s16,
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
