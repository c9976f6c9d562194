import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const share = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s8} ${vars.space.s16}`,
});
export const mail = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: 44,
  fontSize: vars.type.sm,
  color: vars.color.muted,
  textDecorationColor: vars.color.lineStrong,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.26em',
  ':hover': { color: vars.color.text },
});
export const result = style({ fontSize: vars.type.sm, color: vars.color.muted });
