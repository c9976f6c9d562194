import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

const { color, space, type } = vars;

export const container = style({ containerType: 'inline-size' });

export const list = styleVariants({
  rows: {},
  blocks: {
    display: 'grid',
    gap: `${space.s24} ${space.s32}`,
    '@container': {
      '(min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 960px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    },
  },
});

export const item = styleVariants({
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: space.s16,
    paddingBlock: space.s12,
    fontSize: type.sm,
    selectors: {
      '& + &': { borderBlockStart: `1px solid ${color.line}` },
      '&:first-child': { paddingBlockStart: 0 },
      '&:last-child': { paddingBlockEnd: 0 },
    },
  },
  blocks: { display: 'flex', flexDirection: 'column', gap: space.s4, minInlineSize: 0 },
});

export const term = style({ minInlineSize: 0, fontSize: type.sm, color: color.muted });

export const value = styleVariants({
  // Longer than half of the line, it breaks rather than its term.
  rows: {
    maxInlineSize: '24ch',
    fontWeight: 500,
    textAlign: 'end',
    '@container': { '(min-width: 480px)': { maxInlineSize: '40ch' } },
  },
  blocks: { fontWeight: 500 },
});

export const note = style({
  gridColumn: '1 / -1',
  fontSize: type.xs,
  lineHeight: vars.leading.caption,
  color: color.faint,
});
