import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const groups = style({
  columnGap: space.s64,
  marginBlockEnd: space.s16,
  '@media': { [media.lg]: { columnCount: 2 } },
});
export const table = style({
  inlineSize: '100%',
  marginBlockEnd: space.s48,
  breakInside: 'avoid',
  fontSize: type.sm,
  fontVariantNumeric: 'tabular-nums',
});
export const caption = style({ paddingBlockEnd: space.s12, textAlign: 'start' });
export const name = style({ display: 'block', fontSize: type.xl, fontWeight: 500, letterSpacing: vars.tracking.title });
export const terms = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s16,
  color: color.muted,
});

globalStyle(`${table} :is(th, td)`, {
  inlineSize: '25%',
  paddingBlock: 9,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { fontSize: type.xs, fontWeight: 400, color: color.faint });
globalStyle(`${table} th:first-child`, { textAlign: 'start', fontWeight: 500 });
globalStyle(`${table} thead th:first-child`, { fontWeight: 400 });
globalStyle(`${table} td`, { color: color.text });
