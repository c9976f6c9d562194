import { inlineSign, media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const figure = style({
  inlineSize: '100%',
  '@media': { [media.forced]: { vars: { [color.duneLit]: 'Canvas', [color.duneFace]: 'Canvas' } } },
});
export const canvas = style({
  inlineSize: '100%',
  blockSize: 'clamp(96px, 12vw, 160px)',
  borderBlockEnd: `1px solid ${color.lineStrong}`,
  // Crests are above the links, in both directions.
  transform: `scaleX(${inlineSign})`,
});
export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
export const ridge = style({
  fill: 'none',
  stroke: color.ridge,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});
export const part = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  minBlockSize: 44,
  paddingBlock: space.s8,
  paddingInline: space.s4,
  fontSize: type.xs,
  lineHeight: vars.leading.caption,
  textAlign: 'center',
  textDecoration: 'none',
  color: color.muted,
  '@media': { '(hover: hover)': { ':hover': { color: color.text } } },
});
export const count = style({
  fontFamily: vars.font.display,
  fontSize: type.xl,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  color: color.text,
});
