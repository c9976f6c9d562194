import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space, type } = vars;
const hairline = `1px solid ${color.line}`;

/** Height of a row in CSS pixels: streams end in the middle of rows. */
export const ROW = 80;
const HEAD = 40;

export const flow = style({
  display: 'grid',
  gap: space.s24,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 3fr) minmax(0, 6fr)', gap: 0, alignItems: 'start' },
  },
});
export const lead = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.s4,
  '@media': { [media.lg]: { marginBlockStart: HEAD, blockSize: 3 * ROW, paddingInlineEnd: space.s24 } },
});
export const small = style({ fontSize: type.sm, color: color.muted });
export const size = style({
  fontFamily: vars.font.display,
  fontSize: type.x3,
  fontWeight: 500,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
export const leadText = style({ maxInlineSize: '30ch', marginBlockStart: space.s8, color: color.muted, textWrap: 'pretty' });

export const fan = style({
  display: 'none',
  inlineSize: '100%',
  marginBlockStart: HEAD,
  '@media': { [media.lg]: { display: 'block' } },
  selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } },
});
export const stream = style({ fill: color.duneLit, '@media': { [media.forced]: { fill: 'Canvas' } } });
export const edge = style({
  fill: 'none',
  stroke: color.ridge,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const table = style({ inlineSize: '100%', fontSize: type.sm });
export const caption = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
export const head = style({
  blockSize: HEAD,
  fontSize: type.xs,
  color: color.faint,
  textAlign: 'end',
  selectors: { '&:first-child': { textAlign: 'start' } },
  '@media': { [media.lg]: { selectors: { '&:first-child': { paddingInlineStart: space.s24 } } } },
});
export const row = style({ blockSize: ROW, borderBlockStart: hairline });
export const account = style({
  fontFamily: vars.font.display,
  fontSize: type.x2,
  fontWeight: 500,
  letterSpacing: vars.tracking.title,
  '@media': { [media.lg]: { paddingInlineStart: space.s24 } },
});
export const node = style({
  stroke: color.ridge,
  strokeWidth: 6,
  vectorEffect: 'non-scaling-stroke',
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});
export const bar = style({
  display: 'block',
  blockSize: 8,
  background: color.duneLit,
  borderBlockStart: `2px solid ${color.ridge}`,
  '@media': { [media.lg]: { display: 'none' } },
});
export const figure = style({ textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: space.s8 });
export const foot = style({ blockSize: 48, borderBlockStart: hairline, color: color.muted });
export const total = style({ blockSize: 48, borderBlockStart: `1px solid ${color.lineStrong}`, fontWeight: 600 });
globalStyle(`:is(${foot}, ${total}) > th`, { '@media': { [media.lg]: { paddingInlineStart: space.s24 } } });

export const sum = style({
  maxInlineSize: '62ch',
  marginBlock: `${space.s24} ${space.s12}`,
  fontSize: type.lg,
  textWrap: 'pretty',
});
