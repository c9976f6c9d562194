import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const wide = '(min-width: 1000px)';

export { card } from '../../../lib/trader/card.css.ts';

export const list = style({ display: 'grid', gap: vars.space.s12 });
export const row = style({
  display: 'grid',
  gap: `${vars.space.s16} ${vars.space.s32}`,
  '@media': { [wide]: { gridTemplateColumns: '200px minmax(0, 1fr) 176px', alignItems: 'center' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.s8,
  '@media': { [wide]: { flexDirection: 'column' } },
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const name = style({ fontSize: '17px' });
export const small = style({ display: 'block', fontSize: vars.type.sm, color: vars.color.muted });
export const left = style({ fontFamily: vars.font.display, fontSize: '19px', fontWeight: 500 });
export const ended = style({ color: vars.color.muted });
export const figures = style({ display: 'grid', gap: vars.space.s16, minInlineSize: 0 });
export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s16,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
