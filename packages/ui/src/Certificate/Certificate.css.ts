import { globalStyle, style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { media } from '../theme/breakpoints.ts';
import { lightColors } from '../theme/tokens.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const block = style({ display: 'grid', gap: vars.space.s16, maxInlineSize: 880 });

/** Black on white when printed, in every theme. */
const paper = {
  [color.surface]: lightColors.surface,
  [color.line]: lightColors.line,
  [color.lineStrong]: lightColors.lineStrong,
  [color.text]: lightColors.text,
  [color.muted]: lightColors.muted,
  [color.ridge]: lightColors.ridge,
  [color.duneLit]: lightColors.duneLit,
  [color.duneFace]: lightColors.duneFace,
};

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s24,
  padding: `${vars.space.s24} ${vars.space.s24} 136px`,
  overflow: 'hidden',
  background: color.surface,
  color: color.text,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.card,
  breakInside: 'avoid',
  '@media': {
    [media.md]: {
      gap: vars.space.s32,
      padding: `${vars.space.s48} ${vars.space.s48} 168px`,
      aspectRatio: '1.414',
      alignContent: 'space-between',
    },
    print: { vars: paper, printColorAdjust: 'exact' },
  },
});

export const brand = style({ justifySelf: 'start' });
export const words = style({ display: 'grid', gap: vars.space.s8 });
export const title = style({ fontSize: vars.type.xl, color: color.muted });
export const lead = style({ marginBlockStart: vars.space.s8, fontSize: vars.type.sm, color: color.muted });
export const name = style({
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: vars.type.x3,
  lineHeight: vars.leading.heading,
  letterSpacing: vars.tracking.heading,
});
export const text = style({ maxInlineSize: '46ch', fontSize: vars.type.lg, lineHeight: vars.leading.text });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s16} ${vars.space.s48}` });
export const term = style({ fontSize: vars.type.xs, color: color.muted });
export const value = style({ fontWeight: 600 });
export const note = style({
  maxInlineSize: '60ch',
  fontSize: vars.type.xs,
  lineHeight: vars.leading.caption,
  color: color.muted,
});

export const edge = style([
  drawing,
  { position: 'absolute', insetInline: 0, insetBlockEnd: 0, inlineSize: '100%', blockSize: 120, direction: 'ltr' },
]);
export const highlight = style({ fill: color.duneLit });
export const shadow = style({ fill: color.duneFace });
export const ridge = style({ fill: 'none', stroke: color.ridge, strokeWidth: 2.25 });

export const action = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, '@media': { print: { display: 'none' } } });

// Prints the certificate alone.
globalStyle(`body:has(${sheet})`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body ${sheet}`, { '@media': { print: { visibility: 'visible', position: 'fixed', inset: 0, border: 0 } } });
