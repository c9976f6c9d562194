import { style } from '@vanilla-extract/css';
import { drawing as base } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color, space } = vars;

export const layout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s24,
  marginBlockStart: space.s16,
});

export const ring = style({ position: 'relative', flex: 'none', inlineSize: 176 });

/** Starts at twelve o'clock and runs clockwise in every language, as a clock does. */
export const drawing = style([base, { inlineSize: '100%', transform: 'rotate(-90deg)', overflow: 'visible' }]);

/** One color that fades from the largest part on: parts are told apart by their order, which is that of the names beside the ring. */
const strengths = [1, 0.76, 0.58, 0.44, 0.33, 0.24];
const ranks = Object.fromEntries(strengths.map((opacity, rank) => [`&[data-rank="${rank}"]`, { opacity }]));

export const arc = style({
  fill: 'none',
  stroke: color.ridge,
  strokeWidth: 12,
  selectors: ranks,
  '@media': { [media.forced]: { stroke: 'CanvasText' } },
});

export const middle = style({
  position: 'absolute',
  inset: 28,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
});

export const total = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.xl,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  letterSpacing: vars.tracking.title,
});

export const totalLabel = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: color.muted });

export const names = style({ flex: '1 1 200px', display: 'grid', gap: space.s8, minInlineSize: 0, fontSize: vars.type.sm });

export const part = style({ display: 'flex', alignItems: 'baseline', gap: space.s8 });

export const mark = style({
  flex: 'none',
  inlineSize: 10,
  blockSize: 10,
  borderRadius: 2,
  background: color.ridge,
  selectors: ranks,
  '@media': { [media.forced]: { background: 'CanvasText' } },
});

export const name = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
export const value = style({ whiteSpace: 'nowrap', textAlign: 'end' });
export const share = style({ color: color.muted, marginInlineStart: space.s8 });
