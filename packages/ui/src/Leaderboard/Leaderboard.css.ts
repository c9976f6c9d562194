import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const block = style({ display: 'grid', gap: vars.space.s12, minInlineSize: 0 });
export const window = style({ position: 'relative', overflowX: 'auto', containerType: 'inline-size' });
export const table = style({ inlineSize: '100%', fontSize: vars.type.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s12,
  paddingInline: vars.space.s12,
  borderBlockEnd: `1px solid ${color.line}`,
  textAlign: 'end',
});
globalStyle(`${table} :is(th, td):nth-child(-n + 2)`, { textAlign: 'start' });
globalStyle(`${table} thead th`, { paddingBlock: vars.space.s4, fontSize: vars.type.xs, color: color.faint });
// On narrow screens: name and first figure on one line, the other figures with their labels below, and the column headings as a
// row of sort buttons.
const narrow = (rule: GlobalStyleRule): GlobalStyleRule => ({ '@container': { '(max-width: 599.98px)': rule } });
globalStyle(`${table}:is(*), ${table} :is(thead, tbody)`, narrow({ display: 'block' }));
globalStyle(`${table} tr`, narrow({ borderBlockEnd: `1px solid ${color.line}` }));
globalStyle(`${table} tr:is(thead *)`, narrow({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s12 }));
globalStyle(
  `${table} tr:is(tbody *)`,
  narrow({
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 5fr) minmax(0, 3fr) minmax(0, 4fr)',
    alignItems: 'center',
    paddingBlock: vars.space.s12,
  }),
);
globalStyle(`${table} tr:is(*) > *`, narrow({ padding: 0, border: 0 }));
globalStyle(`${table} tr:is(thead *) > :nth-child(-n + 2)`, narrow({ position: 'absolute', clipPath: 'inset(50%)' }));
globalStyle(`${table} tr:is(tbody *) > th`, narrow({ gridColumn: 'span 2' }));
globalStyle(`${table} tr:is(tbody *) > td:nth-child(n + 4)`, narrow({ marginBlockStart: vars.space.s12, textAlign: 'start' }));
globalStyle(`${table} tr:is(tbody *) > td:nth-child(3n + 4)`, narrow({ gridColumnStart: 2 }));
globalStyle(
  `${table} td:nth-child(n + 4)::before`,
  narrow({
    content: 'attr(data-head)',
    display: 'block',
    fontSize: vars.type.xs,
    lineHeight: vars.leading.caption,
    color: color.faint,
  }),
);
globalStyle(`${table} tbody tr:hover`, { '@media': { '(hover: hover)': { background: color.surface } } });
globalStyle(`${table} [data-own] > *`, { background: color.accentWash });
globalStyle(`${table} [data-own] > :first-child`, { boxShadow: `inset 3px 0 ${color.accent}` });
globalStyle(`[dir=rtl] ${table} [data-own] > :first-child`, { boxShadow: `inset -3px 0 ${color.accent}` });

export const rank = style({
  inlineSize: 56,
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.lg,
});
export const trader = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s8, fontWeight: 600 });
export const place = style({ display: 'block', fontSize: vars.type.xs, color: color.muted });

export const sorter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s4,
  minBlockSize: 32,
  borderRadius: vars.radius.badge,
  selectors: { '[aria-sort$=ending] > &': { color: color.text, fontWeight: 500 } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text } } },
    [media.touch]: { minBlockSize: 44 },
  },
});
/** Its space is always reserved, so that headings do not move. */
export const sortIcon = style({ visibility: 'hidden', selectors: { '&[data-shown]': { visibility: 'visible' } } });

/** Its length is the value's share of the column's maximum. */
export const share = style({
  display: 'block',
  minInlineSize: 2,
  blockSize: 3,
  marginBlockStart: vars.space.s4,
  marginInlineStart: 'auto',
  borderRadius: 1,
  background: color.ridge,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});
