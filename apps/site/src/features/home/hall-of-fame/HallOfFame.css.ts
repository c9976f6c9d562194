import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const stats = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.s24,
  marginBlockStart: vars.space.s32,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const stat = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: vars.space.s4 });
export const label = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const value = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x2,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.title,
});

export const table = style({ display: 'block', marginBlockStart: vars.space.s32, fontSize: vars.type.sm });
globalStyle(`${table} > :is(thead, tbody)`, { display: 'block' });

export const tableHead = style({});
globalStyle(`${tableHead}${tableHead}`, {
  '@media': {
    'not all and (min-width: 1024px)': {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${tableHead} th`, { fontSize: vars.type.xs, color: vars.color.faint });
globalStyle(`${tableHead} th:nth-child(n + 3)`, { textAlign: 'end' });

// Cards on narrow screens: name and largest payout first, then the details with labels.
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  alignItems: 'center',
  columnGap: vars.space.s16,
  rowGap: vars.space.s12,
  paddingBlock: vars.space.s16,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': {
    [media.lg]: {
      gridTemplateColumns: 'minmax(0, 2.2fr) minmax(0, 1.5fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) minmax(0, 4fr)',
      paddingBlock: vars.space.s12,
      selectors: { 'tbody > &:hover': { background: vars.color.surface } },
    },
  },
});

export const trader = style({ gridColumn: '1 / span 2', display: 'grid', '@media': { [media.lg]: { gridColumn: 'auto' } } });
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.s4, fontWeight: 600 });
export const place = style({ fontSize: vars.type.xs, color: vars.color.faint });

export const account = style({ textAlign: 'end', '@media': { [media.lg]: { textAlign: 'start' } } });
export const small = style({ fontSize: vars.type.xs, color: vars.color.faint });

export const detail = style({
  gridRow: '3',
  color: vars.color.muted,
  '::before': {
    content: 'attr(data-head)',
    display: 'block',
    fontSize: vars.type.xs,
    lineHeight: vars.leading.caption,
    color: vars.color.faint,
  },
  '@media': { [media.lg]: { gridRow: 'auto', textAlign: 'end', '::before': { content: 'none' } } },
});

export const largest = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5em',
  alignItems: 'center',
  gap: vars.space.s12,
  '@media': { [media.lg]: { gridColumn: 'auto', gridRow: 'auto', paddingInlineStart: vars.space.s16 } },
});

export const bar = style({ inlineSize: '100%', blockSize: '22px', overflow: 'visible', direction: 'ltr' });
export const fill = style({ fill: vars.color.duneLit });
export const cap = style({ stroke: vars.color.ridge, strokeWidth: 2 });
export const amount = style({ textAlign: 'end', fontWeight: 600, fontSize: vars.type.md });
