import { media, vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space, type } = vars;
const NAME = '104px';

export const frame = style({ display: 'grid', gap: space.s8 });
export const table = style({ display: 'block', fontSize: type.sm });
export const rows = style({ display: 'block' });
export const title = style({
  display: 'block',
  marginBlockEnd: space.s16,
  textAlign: 'start',
  fontFamily: vars.font.text,
  fontWeight: 500,
  color: color.text,
});

/** Visually hidden, because the rows are labeled. */
export const heads = style({ position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${NAME} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: space.s16,
  paddingBlock: space.s8,
  borderBlockStart: `1px solid ${color.line}`,
});
export const name = style({ textAlign: 'start', fontWeight: 400, color: color.muted });
export const text = style({ display: 'grid', gap: space.s4, color: color.text });

export const track = style({
  position: 'relative',
  direction: 'ltr',
  blockSize: 10,
  overflow: 'hidden',
  background: color.raised,
  borderRadius: vars.radius.badge,
});
const bar = style({ position: 'absolute', insetBlock: 0, '@media': { [media.forced]: { background: 'CanvasText' } } });
export const bars = styleVariants({
  measured: [bar, { background: color.duneLit, borderInline: `2px solid ${color.ridge}` }],
  closed: [bar, { background: color.loss }],
  unknown: [
    bar,
    {
      backgroundImage: `repeating-linear-gradient(90deg, ${color.lineStrong} 0 2px, transparent 2px 6px)`,
    },
  ],
});

export const ticks = style({
  position: 'relative',
  direction: 'ltr',
  blockSize: 18,
  marginInlineStart: `calc(${NAME} + ${space.s16})`,
  fontSize: type.xs,
  color: color.faint,
  selectors: { '[dir="rtl"] &': { marginInline: `0 calc(${NAME} + ${space.s16})` } },
});
export const tick = style({
  position: 'absolute',
  whiteSpace: 'nowrap',
  transform: 'translateX(-50%)',
  selectors: { '&:first-child': { transform: 'none' }, '&:last-child': { transform: 'translateX(-100%)' } },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s16}`,
  fontSize: type.sm,
  lineHeight: vars.leading.caption,
  color: color.faint,
});
