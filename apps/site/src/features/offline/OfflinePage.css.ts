import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const body = style({
  display: 'grid',
  gap: vars.space.s32,
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.section,
});
export const small = style({ maxInlineSize: '70ch', fontSize: vars.type.sm, color: vars.color.muted });
