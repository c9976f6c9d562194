import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

/** A container query, because a chart may be in a narrow card of a wide window. */
export const frame = style({ position: 'relative', containerType: 'inline-size', minInlineSize: 0 });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s16,
});

export const title = style({ fontWeight: 500, lineHeight: vars.leading.caption });

export const switcher = style({
  minBlockSize: 24,
  fontSize: vars.type.sm,
  textDecorationLine: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.26em',
  textDecorationColor: vars.color.lineStrong,
  borderRadius: vars.radius.badge,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.accentHi, textDecorationColor: 'currentColor' } } },
    [media.touch]: { minBlockSize: 44 },
  },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.s24,
  rowGap: vars.space.s4,
  marginBlockStart: vars.space.s12,
  fontSize: vars.type.sm,
  lineHeight: vars.leading.caption,
  color: vars.color.muted,
});

export const empty = style({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 160,
  marginBlockStart: vars.space.s16,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  fontSize: vars.type.sm,
  color: vars.color.muted,
});
