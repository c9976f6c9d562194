import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const questions = style({
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.section,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  justifySelf: 'start',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: '5px',
  ':hover': { color: vars.color.accent },
});
