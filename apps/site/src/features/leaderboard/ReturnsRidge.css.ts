import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

/** Neither the curve nor the labels below it are mirrored. */
export const figure = style({
  display: 'grid',
  inlineSize: '100%',
  direction: 'ltr',
  '@media': { [media.forced]: { vars: { [color.duneLit]: 'Canvas' } } },
});
export const canvas = style({
  inlineSize: '100%',
  blockSize: 'clamp(120px, 15vw, 200px)',
  overflow: 'visible',
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});
export const highlight = style({ fill: color.duneLit });
export const ridge = style({
  fill: 'none',
  stroke: color.ridge,
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const middle = style({ stroke: color.lineStrong, strokeDasharray: '2 5' });
const circle = { stroke: color.ridge, strokeWidth: 2 } as const;
export const ring = style({ ...circle, fill: color.ground });
export const own = style({ ...circle, fill: color.accent, stroke: color.ground });

export const marks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  paddingBlockStart: space.s8,
  textAlign: 'center',
});
export const mark = style({
  selectors: { '&:first-child': { textAlign: 'left' }, '&:last-child': { textAlign: 'right' } },
});
export const name = style({ fontSize: type.xs, color: color.faint });
export const value = style({ fontFamily: vars.font.display, fontSize: type.xl, fontWeight: 500, lineHeight: vars.leading.title });
export const note = style({ paddingBlockStart: space.s8, fontSize: type.xs });
