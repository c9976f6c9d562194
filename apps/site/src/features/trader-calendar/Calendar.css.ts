import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export { card, head, title } from '../../lib/trader/card.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  alignItems: 'start',
  '@media': { '(min-width: 1200px)': { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});
export const side = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });
export const small = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const days = style({ display: 'grid' });
export const day = style({ paddingBlock: vars.space.s12, borderBlockStart: `1px solid ${vars.color.line}` });
export const dayTitle = style({ fontSize: vars.type.sm, fontWeight: 500, color: vars.color.muted });
export const news = style({ display: 'grid' });
export const event = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.s12,
  paddingBlockStart: vars.space.s8,
  '@media': { [media.md]: { gridTemplateColumns: '56px minmax(0, 1fr) auto' } },
});
export const quiet = style([small, { gridColumn: '2', '@media': { [media.md]: { gridColumn: 'auto' } } }]);
export const time = style({ fontFamily: vars.font.display, fontVariantNumeric: 'tabular-nums' });
export const rows = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(116px, auto)',
  alignItems: 'center',
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const date = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.s12,
  paddingBlock: vars.space.s8,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
export const value = style({ fontFamily: vars.font.display, fontWeight: 500 });
export const dateText = style([small, { gridColumn: '1 / -1' }]);
