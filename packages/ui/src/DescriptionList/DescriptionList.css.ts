import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

export const container = style({ containerType: 'inline-size' });

const wide = '(min-width: 960px)';

export const list = styleVariants({
  rows: {},
  columns: {
    '@container': { [wide]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space.s64 } },
  },
  blocks: {
    display: 'grid',
    gap: `${space.s24} ${space.s32}`,
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});

const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  columnGap: space.s16,
  paddingBlock: space.s12,
  fontSize: type.sm,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});

export const item = styleVariants({
  rows: [row],
  columns: [
    row,
    {
      '@container': {
        [wide]: { selectors: { '&:nth-child(2)': { paddingBlockStart: 0, borderBlockStart: 0 } } },
      },
    },
  ],
  blocks: { display: 'flex', flexDirection: 'column', gap: space.s4, minInlineSize: 0 },
});

export const term = style({ minInlineSize: 0, fontSize: type.sm, color: color.muted });

// A value longer than half of the line wraps, instead of its term.
const rowValue = style({
  maxInlineSize: '24ch',
  fontWeight: 500,
  textAlign: 'end',
  '@container': { '(min-width: 480px)': { maxInlineSize: '40ch' } },
});

export const value = styleVariants({
  rows: [rowValue],
  columns: [rowValue],
  blocks: { fontWeight: 500 },
});

export const note = style({
  gridColumn: '1 / -1',
  fontSize: type.xs,
  lineHeight: vars.leading.caption,
  color: color.faint,
});
