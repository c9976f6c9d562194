import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  padding: `20px ${vars.space.s16}`,
  overflow: 'hidden',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-advised]': { borderColor: color.accent, boxShadow: `inset 0 0 0 1px ${color.accent}` } },
  '@media': { [media.md]: { padding: vars.space.s24 } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});
export const description = style({ marginBlockStart: vars.space.s8, fontSize: vars.type.sm, color: color.muted });
export const prices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s8,
  marginBlockStart: vars.space.s16,
});
export const price = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: '2.5rem',
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
  selectors: { [`${card}[data-locked] &`]: { color: color.muted } },
});
export const muted = style({ fontSize: vars.type.sm, color: color.muted });
export const facts = style({ marginBlockStart: vars.space.s12 });
export const fact = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s16,
  paddingBlock: 10,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const note = style({ display: 'block', marginBlockStart: 2, fontSize: vars.type.xs, color: color.muted });
/** At the bottom of the card, so that the actions of adjacent cards are aligned. */
export const action = style({ display: 'grid', marginBlockStart: 'auto', paddingBlockStart: vars.space.s16 });
export const locked = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.s8,
  minBlockSize: 48,
  border: `1px dashed ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.type.sm,
  color: color.muted,
});

/** Reaches the edges of its card, as every drawing in a card does. */
export const ridge = style([
  drawing,
  {
    inlineSize: `calc(100% + 2 * ${vars.space.s24})`,
    maxInlineSize: 'none',
    blockSize: 56,
    marginInline: -24,
    marginBlock: `${vars.space.s24} -24px`,
    direction: 'ltr',
  },
]);
export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
export const line = style({ fill: 'none', stroke: color.ridge, strokeWidth: 1.5 });
