import { vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { daily, floor, ridge, target } from './PhaseDrawing.css.ts';

const hairline = `1px solid ${vars.color.line}`;

/** Phases run from left to right in every language, as time does in their drawings. */
export const phases = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', direction: 'ltr' });
export const phase = style({ selectors: { '& + &': { borderInlineStart: hairline } } });
export const name = style({
  paddingInline: vars.space.s8,
  fontFamily: vars.font.text,
  fontSize: vars.type.sm,
  fontWeight: 500,
  letterSpacing: 0,
  selectors: { [`${phase}:first-child > &`]: { paddingInlineStart: 0 } },
});
export const lines = style({ borderBlockStart: hairline });
export const line = style({
  paddingBlock: vars.space.s8,
  paddingInline: vars.space.s8,
  selectors: {
    '& + &': { borderBlockStart: hairline },
    [`${phase}:first-child > ${lines} > &`]: { paddingInlineStart: 0 },
  },
});
export const term = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.type.xs,
  color: vars.color.muted,
});
export const value = style({ fontSize: vars.type.lg, fontWeight: 500 });
export const stroke = style({ flex: 'none', inlineSize: '16px', blockSize: '12px' });
export const strokes = styleVariants({ target: [target], daily: [daily], floor: [floor], balance: [ridge] });
