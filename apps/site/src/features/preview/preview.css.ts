import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  inlineSize: '100%',
  maxInlineSize: '1200px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.s16,
});
