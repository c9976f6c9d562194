import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

/** The options of a radio or checkbox group. */
export const choices = recipe({
  base: { display: 'flex', marginBlockEnd: vars.space.s4 },
  variants: {
    orientation: {
      vertical: { flexDirection: 'column', gap: vars.space.s8 },
      horizontal: { flexWrap: 'wrap', columnGap: vars.space.s24, rowGap: vars.space.s8 },
    },
  },
  defaultVariants: { orientation: 'vertical' },
});

export const row = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s12,
  inlineSize: 'fit-content',
  paddingBlock: 2,
  lineHeight: '24px',
  // A wallet address is one long word.
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: 10 } },
  selectors: { '&[data-disabled]': { color: color.faint, cursor: 'not-allowed' } },
});

export const ring = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 22,
  blockSize: 22,
  marginBlockStart: 1,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: '50%',
  background: color.surface,
  selectors: {
    '&::after': { content: '""', inlineSize: 8, blockSize: 8, borderRadius: '50%', background: 'transparent' },
    [`${row}[data-hovered] &`]: { background: color.raised },
    [`${row}[data-selected] &`]: { borderColor: color.accent, background: color.accent },
    [`${row}[data-selected] &::after`]: { background: color.onAccent },
    [`${row}[data-selected][data-hovered] &`]: { borderColor: color.accentHi, background: color.accentHi },
    [`${row}[data-invalid] &`]: { borderColor: color.loss, boxShadow: `inset 0 0 0 1px ${color.loss}` },
    [`${row}[data-disabled] &`]: { borderStyle: 'dashed', borderColor: color.lineStrong, background: color.raised },
    [`${row}[data-selected][data-disabled] &::after`]: { background: color.faint },
    [`${row}[data-focus-visible] &`]: { outline: `2px solid ${color.accent}`, outlineOffset: '3px' },
  },
  '@media': {
    [media.forced]: {
      selectors: {
        [`${row}[data-selected] &`]: { background: 'Highlight', forcedColorAdjust: 'none' },
        [`${row}[data-selected] &::after`]: { background: 'HighlightText' },
      },
    },
  },
});

/** As wide for every option, so that the labels begin at one line. */
export const mark = style({ display: 'grid', placeItems: 'center', flex: 'none', inlineSize: 40, blockSize: 24 });

export const description = style({
  paddingInlineStart: 34,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: color.muted,
});
export const markedDescription = style([description, { paddingInlineStart: 86 }]);
