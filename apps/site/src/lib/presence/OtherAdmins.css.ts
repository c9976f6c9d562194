import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** While nobody else is here it takes no place, nor the gap of a grid. */
export const place = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s16,
  rowGap: vars.space.s4,
  marginBlockEnd: vars.space.s12,
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
