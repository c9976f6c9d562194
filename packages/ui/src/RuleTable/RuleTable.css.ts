import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const block = style({ display: 'grid', gap: vars.space.s24, minInlineSize: 0 });
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s24}`,
});

/** Six sizes do not fit on a phone: the column of rules is sticky, and the sizes scroll below it. */
export const window = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ inlineSize: '100%', minInlineSize: 'max-content', fontSize: vars.type.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s12,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'end',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { fontSize: vars.type.xs, color: color.faint, paddingBlock: vars.space.s8 });
globalStyle(`${table} th:first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  inlineSize: 128,
  paddingInlineStart: 0,
  background: color.ground,
  textAlign: 'start',
  whiteSpace: 'normal',
  '@media': { [media.md]: { inlineSize: 240 } },
});
globalStyle(`${table} tbody th`, { fontWeight: 500, lineHeight: vars.leading.caption });
globalStyle(`${table} td`, { fontWeight: 500 });
globalStyle(`${table} [data-chosen]`, { background: color.accentWash, color: color.text });
globalStyle(`${table} thead [data-chosen]`, { boxShadow: `inset 0 2px ${color.accent}`, fontWeight: 600 });
globalStyle(`${table} td[data-chosen]`, {
  '@media': { [media.forced]: { borderInline: '2px solid Highlight' } },
});

/** As many columns as fit without wrapping lines. */
export const examples = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
  gap: vars.space.s16,
});

export const condition = style({
  display: 'block',
  marginBlockStart: 2,
  fontSize: vars.type.xs,
  fontWeight: 400,
  color: color.muted,
});
