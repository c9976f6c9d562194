import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { field } from '../field/field.css.ts';

const { color } = vars;
const digits = createVar();
const cellSize = createVar();
const gap = vars.space.s8;

/** The container for the cells' container queries. */
export const frame = style({ containerType: 'inline-size' });

const sized = (length: number) => ({ vars: { [digits]: String(length) } });

export const cellRow = recipe({
  base: {
    position: 'relative',
    overflow: 'clip',
    // Space for the focus ring around a cell.
    overflowClipMargin: '4px',
    vars: { [cellSize]: `min(56px, (100cqi - (${digits} - 1) * ${gap}) / ${digits})` },
    inlineSize: `calc(${digits} * (${cellSize} + ${gap}) - ${gap})`,
    maxInlineSize: '100%',
  },
  variants: { length: { 6: sized(6), 7: sized(7), 8: sized(8), 9: sized(9), 10: sized(10) } },
});

export const cells = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: `repeat(${digits}, ${cellSize})`,
  columnGap: gap,
  pointerEvents: 'none',
});

export const cell = style({
  border: `1px solid ${color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  selectors: { [`${field}[data-invalid] &`]: { borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` } },
});

/** The cell of the next digit. */
export const nextCell = style({
  selectors: { [`${cellRow.classNames.base}:focus-within &`]: { outline: `2px solid ${color.accent}`, outlineOffset: '-1px' } },
});

// The text itself: every digit is one `ch` wide, and letter spacing places it in its cell.
export const input = style({
  position: 'relative',
  display: 'block',
  // Wider than the visible cells by the letter spacing after the last digit; otherwise the text would scroll.
  inlineSize: `calc(${digits} * (${cellSize} + ${gap}) + 1ch)`,
  maxInlineSize: 'none',
  blockSize: 56,
  paddingBlock: 0,
  paddingInlineStart: `calc((${cellSize} - 1ch) / 2)`,
  paddingInlineEnd: 0,
  border: 0,
  outline: 'none !important',
  background: 'none',
  fontFamily: vars.font.text,
  fontSize: 24,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums lining-nums',
  letterSpacing: `calc(${cellSize} + ${gap} - 1ch)`,
  color: color.text,
  caretColor: color.accent,
  // Letter spacing would stretch the color of a selection from cell to cell: selected digits change color instead.
  '::selection': { background: 'transparent', color: color.accent },
  selectors: {
    '&:-webkit-autofill': { WebkitTextFillColor: color.text, transition: 'background-color 1s step-end 9999s' },
    '&[readonly]': { caretColor: 'transparent' },
  },
  '@media': { [media.forced]: { color: 'FieldText' } },
});
