import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space.s24,
  paddingBlockStart: vars.space.s32,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', paddingBlockStart: vars.space.s48 },
  },
});

const flush = { paddingInlineStart: 0, borderInlineStart: 0 } as const;

// The figure above its label, whatever their order in the document.
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.s4,
  paddingInline: `${vars.space.s16} ${vars.space.s8}`,
  borderInlineStart: `1px solid ${vars.color.line}`,
  // The first of a row stands at the page's edge, under the title: rows are of two, three and six.
  '@media': {
    'not all and (min-width: 768px)': { selectors: { '&:nth-child(2n + 1)': flush } },
    '(min-width: 768px) and (max-width: 1023.98px)': { selectors: { '&:nth-child(3n + 1)': flush } },
    [media.lg]: { selectors: { '&:first-child': flush } },
  },
});

export const value = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.75rem, 1.25rem + 1.6vw, 2.375rem)',
  lineHeight: 1.05,
  letterSpacing: vars.tracking.heading,
});

export const label = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const note = style({ marginBlock: `${vars.space.s32} ${vars.space.s4}`, fontSize: vars.type.sm, color: vars.color.faint });

export const scroller = style({ overflowX: 'auto' });
export const table = style({ inlineSize: '100%', minInlineSize: '640px', fontSize: vars.type.sm });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.s12,
  paddingInlineEnd: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${table} thead th`, { fontSize: vars.type.xs, color: vars.color.faint });
globalStyle(`${table} td`, { color: vars.color.muted });
globalStyle(`${table} tbody th, ${table} td:last-child`, { whiteSpace: 'nowrap' });
