import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;
const hairline = `1px solid ${color.line}`;
/** Width of the checkbox column in CSS pixels, as in TableFrame.tsx. */
const CHECK = 44;

export const container = style({ position: 'relative', containerType: 'inline-size' });

export const scroller = recipe({
  base: { overflowX: 'auto' },
  variants: {
    isFramed: {
      true: {
        overflow: 'auto',
        // Keeps the focused element clear of the sticky header.
        scrollPaddingBlockStart: space.s48,
        border: hairline,
        borderRadius: vars.radius.card,
        background: color.surface,
        ':focus-visible': { outlineOffset: '-2px' },
      },
    },
  },
});

const fixed = style({ tableLayout: 'fixed' });
const framed = style({});
const selectable = style({});
const sticky = style({});
export const cards = style({});

export const table = recipe({
  // Collapsed borders do not move with sticky cells.
  base: { inlineSize: '100%', borderCollapse: 'separate', fontSize: vars.type.sm },
  variants: {
    isFixed: { true: fixed },
    isFramed: { true: framed },
    isSelectable: { true: selectable },
    isFirstColumnSticky: { true: sticky },
    isCards: { true: cards },
  },
});

export const header = style({
  fontSize: vars.type.xs,
  color: color.faint,
  // Above the first column, which is sticky too.
  selectors: { [`${framed} &`]: { position: 'sticky', zIndex: 3, insetBlockStart: 0 } },
});

export const body = style({});
export const row = style({ selectors: { '&[data-target]': { position: 'relative' } } });
export const footer = style({ fontWeight: 500 });

const ground = {
  [`${framed} &`]: { background: color.surface },
  [`${row}:hover &`]: { background: color.raised },
  [`${row}[data-selected] &`]: { background: color.accentWash },
};

export const cell = style({
  position: 'relative',
  blockSize: 48,
  paddingBlock: space.s8,
  paddingInline: space.s12,
  borderBlockEnd: hairline,
  textAlign: 'start',
  selectors: {
    ...ground,
    '&[data-align=end]': { textAlign: 'end' },
    // The row's target covers its cells, and the controls in them are above the target.
    [`${row}[data-target] &`]: { position: 'static' },
    [`${header} &`]: { blockSize: 44, whiteSpace: 'nowrap' },
    [`table:not(${framed}, ${selectable}) &:last-child`]: { paddingInlineEnd: 0 },
    [`${framed} &:last-child`]: { paddingInlineEnd: space.s16 },
    [`${fixed} ${body} &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

/** The cell that labels its row, and its header. */
export const firstCell = style([
  cell,
  {
    selectors: {
      [`table:not(${framed}) &:first-child`]: { paddingInlineStart: 0 },
      [`${framed} &:first-child`]: { paddingInlineStart: space.s16 },
      [`${sticky} &`]: { position: 'sticky', zIndex: 2, insetInlineStart: 0, borderInlineEnd: hairline },
      [`${sticky}${selectable} &`]: { insetInlineStart: CHECK },
    },
  },
]);

export const check = style({
  inlineSize: CHECK,
  borderBlockEnd: hairline,
  selectors: {
    ...ground,
    [`${framed} &`]: { paddingInlineStart: space.s4, background: color.surface },
    [`${sticky} &`]: { position: 'sticky', zIndex: 2, insetInlineStart: 0 },
  },
});

/** The cell at the end of a row, with the button for details. */
export const expander = style({
  inlineSize: CHECK,
  borderBlockEnd: hairline,
  textAlign: 'end',
  selectors: { ...ground, [`${framed} &`]: { background: color.surface } },
});

export const details = style({});

export const detailsCell = style({
  padding: space.s16,
  borderBlockEnd: hairline,
  background: color.raised,
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s4,
  minBlockSize: 28,
  color: 'inherit',
  borderRadius: 3,
  '@media': { [media.touch]: { minBlockSize: 44 } },
  selectors: {
    '[data-align=end] > &': { flexDirection: 'row-reverse' },
    '[aria-sort] > &, &:hover': { color: color.text },
  },
});

export const noValue = style({ color: color.faint });

export const loadingText = style({ display: 'flex', selectors: { '[data-align=end] > &': { justifyContent: 'end' } } });

export const state = style({
  paddingBlock: space.s24,
  borderBlockEnd: hairline,
  selectors: { [`${framed} &`]: { paddingInline: space.s16 } },
});

export const error = style({ display: 'flex', gap: space.s12 });
export const sortIcon = style({ color: color.loss });

// Controls in the cells of a row that is a target.
globalStyle(`${row}[data-target] :is(${cell}:not(${firstCell}), ${check}, ${expander}) :is(a, button, input, label)`, {
  position: 'relative',
  zIndex: 1,
});
