import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gap: vars.space.s32,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space.s48 } },
});

export const words = style({
  display: 'grid',
  alignSelf: 'start',
  gap: vars.space.s16,
  '@media': { [media.lg]: { position: 'sticky', insetBlockStart: vars.space.s96 } },
});

export const lead = style({ maxInlineSize: '52ch', color: vars.color.muted });

export const answer = style({
  maxInlineSize: '64ch',
  // A link to the question also shows the space above it.
  scrollMarginBlockStart: vars.space.s64,
  selectors: { '& + &': { marginBlockStart: vars.space.s12 } },
});

export const search = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s8,
  marginBlockEnd: vars.space.s16,
  paddingInline: vars.space.s12,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  color: vars.color.muted,
  ':focus-within': { outline: `2px solid ${vars.color.accent}`, outlineOffset: 2 },
});
export const field = style({
  flex: '1 1 160px',
  minInlineSize: 0,
  minBlockSize: 46,
  border: 0,
  outline: 0,
  background: 'none',
  font: 'inherit',
  color: vars.color.text,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});
export const found = style({ fontSize: vars.type.sm });
