import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: vars.space.s32,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space.s48 } },
});

export const words = style({
  display: 'grid',
  alignSelf: 'start',
  gap: vars.space.s16,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: vars.space.s96 } },
});
export const links = style({ display: 'flex', gap: vars.space.s24 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '44px',
  textDecorationColor: vars.color.accent,
  textUnderlineOffset: '5px',
  ':hover': { color: vars.color.accent },
});
export const answer = style({
  maxInlineSize: '64ch',
  color: vars.color.muted,
  selectors: { '& + &': { marginBlockStart: vars.space.s12 } },
});
