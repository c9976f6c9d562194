import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { figureRule, flushRule } from './figureRule.ts';

export const groups = style({ display: 'grid', rowGap: vars.space.s24 });

// With animation, the groups are stacked in one cell, so that the band keeps its height. Screen readers see all of them.
const moving = '(prefers-reduced-motion: no-preference) and (scripting: enabled)';

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: vars.space.s24,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [moving]: {
      gridArea: '1 / 1',
      transition: `opacity ${vars.motion.ridge} ${vars.motion.ease}`,
      selectors: { '&[data-away]': { opacity: 0 } },
    },
  },
});

export const figure = style({
  ...figureRule,
  selectors: { '&:first-child': flushRule },
  '@media': { 'not all and (min-width: 768px)': { selectors: { '&:nth-child(3)': flushRule } } },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.s8,
  marginInlineEnd: '-12px',
  fontSize: vars.type.xs,
  color: vars.color.faint,
});
