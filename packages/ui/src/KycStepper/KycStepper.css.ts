import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const list = style({ display: 'grid' });
export const step = style({ display: 'grid', gridTemplateColumns: '14px minmax(0, 1fr)', columnGap: vars.space.s16 });

/** A ring on a line: solid for completed steps, dotted for the following ones. */
export const mark = style({
  position: 'relative',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 5,
    insetInlineStart: 0,
    zIndex: 1,
    inlineSize: 14,
    blockSize: 14,
    background: color.surface,
    border: `2px solid ${color.lineStrong}`,
    borderRadius: '50%',
  },
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '19px -5px',
    insetInlineStart: 6,
    borderInlineStart: `2px dotted ${color.lineStrong}`,
  },
  selectors: {
    [`${step}:last-child > &::after`]: { content: 'none' },
    [`${step}:is([data-state=current], [data-state=rejected], [data-state=reviewing]) > &::before`]: { borderColor: color.ridge },
    [`${step}[data-state=approved] > &::before`]: { borderColor: color.ridge, background: color.ridge },
    [`${step}[data-state=approved] > &::after`]: { borderInlineStart: `2px solid ${color.ridge}` },
  },
  '@media': {
    [media.forced]: {
      selectors: { [`${step}[data-state=approved] > &::before`]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

export const body = style({
  minInlineSize: 0,
  paddingBlockEnd: vars.space.s24,
  selectors: { [`${step}:last-child > &`]: { paddingBlockEnd: 0 } },
});
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.s4} ${vars.space.s12}`,
});
export const title = style({
  fontWeight: 600,
  selectors: { [`${step}[data-state=open] &`]: { fontWeight: 400, color: color.muted } },
});
export const text = style({
  marginBlockStart: vars.space.s4,
  maxInlineSize: '52ch',
  fontSize: vars.type.sm,
  color: color.muted,
});
export const content = style({ marginBlockStart: vars.space.s12 });
