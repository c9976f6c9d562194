import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { figureRule, flushRule } from './figureRule.ts';

/** Two or three per row, or all in one line. */
export const band = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space.s24,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.lg]: { gridTemplateColumns: 'none', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

export const figure = style({
  ...figureRule,
  '@media': {
    'not all and (min-width: 768px)': { selectors: { '&:nth-child(2n + 1)': flushRule } },
    '(min-width: 768px) and (max-width: 1023.98px)': { selectors: { '&:nth-child(3n + 1)': flushRule } },
    [media.lg]: { selectors: { '&:first-child': flushRule } },
  },
});

// "12,500+" is left-to-right in every language; a figure with a word, such as "24 ساعة", has the direction of the word.
export const value = style({
  alignSelf: 'flex-start',
  unicodeBidi: 'plaintext',
  fontFamily: vars.font.display,
  fontWeight: 500,
  fontSize: 'clamp(1.75rem, 1.25rem + 1.6vw, 2.375rem)',
  lineHeight: 1.05,
  letterSpacing: vars.tracking.heading,
});

export const label = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const note = style({ marginBlock: `${vars.space.s32} ${vars.space.s4}`, fontSize: vars.type.sm, color: vars.color.faint });
