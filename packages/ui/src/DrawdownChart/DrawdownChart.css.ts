import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const panels = style({
  display: 'grid',
  gap: vars.space.s24,
  marginBlockStart: vars.space.s16,
  '@container': { '(min-width: 520px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.s32 } },
});

export const panel = style([drawing, { minInlineSize: 0 }]);
export const name = style({ fontWeight: 600, lineHeight: vars.leading.caption });
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: 40,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
  selectors: { [`${panel}[data-breached] &`]: { color: color.loss } },
});
export const plot = style({ inlineSize: '100%', marginBlockStart: vars.space.s8, overflow: 'visible', direction: 'ltr' });

export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
const line = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const future = style({ ...line, stroke: color.lineStrong, strokeWidth: 1.5, strokeDasharray: '2 6' });
export const ridge = style({ ...line, stroke: color.ridge, strokeWidth: 2.25 });
export const floorLine = style({ fill: 'none', stroke: color.loss, strokeWidth: 1.75 });
export const base = style({ stroke: color.line });
export const ring = style({ fill: color.surface, stroke: color.ridge, strokeWidth: 2.25 });
export const breachGround = style({ fill: color.surface, stroke: color.loss, strokeWidth: 1.75 });
export const breach = style({ stroke: color.loss, strokeWidth: 1.75, strokeLinecap: 'round' });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s16,
  marginBlockStart: vars.space.s16,
});
export const day = style({ minInlineSize: '7ch', fontSize: vars.type.sm, textAlign: 'end' });

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: 20,
  blockSize: 20,
  border: `2px solid ${color.ridge}`,
  borderRadius: '50%',
  background: color.surface,
} as const;
const track = { blockSize: 2, background: color.lineStrong } as const;

export const slider = style({
  appearance: 'none',
  inlineSize: '100%',
  blockSize: 28,
  margin: 0,
  background: 'none',
  borderRadius: vars.radius.badge,
  cursor: 'pointer',
  '::-webkit-slider-runnable-track': track,
  '::-moz-range-track': track,
  '::-webkit-slider-thumb': { ...thumb, marginBlockStart: -9 },
  '::-moz-range-thumb': thumb,
  '@media': { [media.touch]: { blockSize: 44 } },
});
