import { createVar, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;
const SIZE = 28;
const stroke = createVar();

/** The line from a step to the next one. */
const column: StyleRule = {
  insetBlock: `${SIZE + 6}px 6px`,
  insetInlineStart: SIZE / 2 - 1,
  borderInlineStart: stroke,
};
const row: StyleRule = {
  insetBlock: `${SIZE / 2 - 1}px auto`,
  insetInline: `${SIZE + 8}px 8px`,
  borderInlineStart: 0,
  borderBlockStart: stroke,
};

export const stepper = recipe({
  base: { display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  variants: {
    orientation: { vertical: {}, horizontal: { '@media': { [media.md]: { flexDirection: 'row' } } } },
  },
  defaultVariants: { orientation: 'horizontal' },
});

export const step = recipe({
  base: {
    vars: { [stroke]: `2px dotted ${color.lineStrong}` },
    position: 'relative',
    display: 'flex',
    gap: vars.space.s12,
    minInlineSize: 0,
    paddingBlockEnd: vars.space.s24,
    color: color.muted,
    selectors: {
      '&::after': { content: '""', position: 'absolute', ...column },
      '&:last-child': { paddingBlockEnd: 0 },
      '&:last-child::after': { display: 'none' },
      '&[data-state=done]': { vars: { [stroke]: `2px solid ${color.ridge}` } },
      '&[data-state=current]': { color: color.text },
    },
  },
  variants: {
    orientation: {
      vertical: {},
      horizontal: {
        '@media': {
          [media.md]: {
            flex: '1 1 0',
            flexDirection: 'column',
            paddingBlockEnd: 0,
            paddingInlineEnd: vars.space.s16,
            selectors: { '&::after': row, '&:last-child': { flex: '0 1 auto', paddingInlineEnd: 0 } },
          },
        },
      },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});

const stepBase = step.classNames.base;

export const marker = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: SIZE,
  blockSize: SIZE,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.ground,
  fontSize: vars.type.xs,
  fontWeight: 600,
  lineHeight: 1,
  color: color.faint,
  selectors: {
    [`${stepBase}[data-state=done] > &`]: { borderColor: color.ridge, color: color.accent },
    [`${stepBase}[data-state=current] > &`]: { border: 0, background: color.accent, color: color.onAccent },
    [`${stepBase}[data-state=failed] > &`]: { borderColor: color.loss, color: color.loss },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`${stepBase}[data-state=current] > &`]: { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const words = style({ minInlineSize: 0, paddingBlockStart: 3, overflowWrap: 'break-word' });

export const label = style({ fontWeight: 500, lineHeight: vars.leading.caption });

export const stepButton = style([
  label,
  {
    minBlockSize: 24,
    borderRadius: vars.radius.badge,
    textAlign: 'start',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textDecorationColor: color.lineStrong,
    textUnderlineOffset: '0.26em',
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { color: color.accentHi, textDecorationColor: 'currentColor' } } },
      [media.touch]: { minBlockSize: 44, marginBlockStart: -11 },
    },
  },
]);

export const description = style({
  marginBlockStart: 2,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
  textWrap: 'pretty',
  selectors: { [`${stepBase}[data-state=failed] &`]: { color: color.loss } },
});
