import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockStart: vars.space.s64,
  selectors: { 'section:not(&) + &': { paddingBlockStart: vars.space.section } },
});
