import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const rulebook = style({
  display: 'grid',
  gap: `${space.s48} ${space.s64}`,
  alignItems: 'start',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});
export const beside = style({ display: 'grid', gap: space.s16, minInlineSize: 0 });
export const count = style({ fontSize: type.sm, color: color.muted });

export const changes = style({ display: 'grid', marginBlockStart: space.s8, color: color.text });
export const change = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.s16}`,
  paddingBlock: space.s8,
  borderBlockStart: `1px solid ${color.line}`,
});
export const values = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.s8 });
export const after = style({ fontWeight: 500, textDecoration: 'none' });
export const before = style({ fontSize: type.xs, color: color.faint, textDecoration: 'none' });

export const changed = style({ fontSize: type.xs, color: color.accent, whiteSpace: 'nowrap' });

export const table = style({ inlineSize: '100%', fontSize: type.sm });
globalStyle(`${table} :is(th, td)`, {
  paddingBlock: '10px',
  paddingInline: space.s8,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'end',
  verticalAlign: 'baseline',
});
globalStyle(`${table} th:first-child`, { textAlign: 'start' });
globalStyle(`${table} tbody th`, { fontWeight: 400, color: color.muted });
globalStyle(`${table} thead th`, { fontSize: type.xs, color: color.faint });
globalStyle(`${table} td:last-child`, { fontWeight: 500 });
globalStyle(`${table} [data-changed] > *`, { background: color.accentWash });
globalStyle(`${table} [data-changed] > th`, { color: color.text });
globalStyle(`${table} tr:not([data-changed]) > td:nth-child(2)`, { color: color.faint });
