import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const plan = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.s32 });
export const figure = style({ display: 'grid', gap: space.s8 });
/** Sizes grow from left to right in every language, like all charts. */
export const stairs = style({
  inlineSize: '100%',
  blockSize: 'clamp(140px, 20vw, 240px)',
  direction: 'ltr',
  overflow: 'visible',
  borderBlockEnd: `1px solid ${color.lineStrong}`,
});
const step = { strokeWidth: 1.5, vectorEffect: 'non-scaling-stroke' } as const;
export const sold = style({ ...step, fill: color.duneLit, stroke: color.ridge });
export const reached = style({ ...step, fill: 'none', stroke: color.ridge, strokeDasharray: '4 4' });
export const sizes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  direction: 'ltr',
  textAlign: 'center',
  fontSize: type.xs,
  fontWeight: 500,
});
export const beyond = style({ color: color.muted });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.s4} ${space.s24}`,
  fontSize: type.xs,
  color: color.muted,
});
const swatch = {
  content: '',
  display: 'inline-block',
  inlineSize: 12,
  blockSize: 12,
  marginInlineEnd: space.s8,
  verticalAlign: '-1px',
  border: `1.5px solid ${color.ridge}`,
} as const;
export const legendSold = style({ '::before': { ...swatch, background: color.duneLit } });
export const legendReached = style({ '::before': { ...swatch, borderStyle: 'dashed' } });
export const note = style({ maxInlineSize: '75ch', color: color.muted });
