import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const results = style({ display: 'grid', gap: vars.space.s24, alignContent: 'start', minInlineSize: 0 });
export const total = style({ display: 'grid', gap: vars.space.s4 });
export const label = style({ color: vars.color.muted });
export const amount = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.x3,
  fontWeight: 500,
  lineHeight: vars.leading.heading,
});
export const small = style({ maxInlineSize: '75ch', fontSize: vars.type.xs, color: vars.color.faint });
