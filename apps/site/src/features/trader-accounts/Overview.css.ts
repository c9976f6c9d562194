import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';
import { head } from '../../lib/trader/card.css.ts';

export { card, head, title } from '../../lib/trader/card.css.ts';

const wide = '(min-width: 1200px)';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 2.05fr) minmax(0, 1fr)' } },
});
export const tall = style({
  '@media': { [wide]: { gridRow: 'span 2', gridTemplateRows: 'auto minmax(0, 1fr)', alignContent: 'stretch' } },
});
export const full = style({ '@media': { [wide]: { gridColumn: '1 / -1' } } });
export const notices = style({ display: 'grid', gap: vars.space.s12 });
export const headTop = style([head, { alignItems: 'flex-start' }]);
export const choice = style({ display: 'grid', justifyItems: 'end', gap: vars.space.s8 });
export const term = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: '32px',
  fontWeight: 500,
  lineHeight: 1.2,
  letterSpacing: vars.tracking.heading,
});
export const share = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: vars.space.s8 });
export const large = style([figure, { fontSize: '40px' }]);
export const gain = style({ color: vars.color.gain });
export const loss = style({ color: vars.color.loss });
export const signed = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s4, whiteSpace: 'nowrap' });
export const small = style({ fontSize: vars.type.xs, lineHeight: vars.leading.caption, color: vars.color.muted });
export const ends = style([
  small,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.s16 },
]);
export const left = style({ fontFamily: vars.font.display, fontSize: '19px', fontWeight: 500 });
export const limit = style({
  selectors: { '& + &': { paddingBlockStart: vars.space.s16, borderBlockStart: `1px solid ${vars.color.line}` } },
});
export const note = style({
  display: 'flex',
  gap: vars.space.s12,
  paddingBlockStart: vars.space.s16,
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: '14px',
  color: vars.color.muted,
});
export const noteIcon = style({ flexShrink: 0, marginBlockStart: '2px' });
export const chart = style({ paddingBlockStart: vars.space.s16 });
/** What the cards at the side leave for the drawing: its least height and the axis, or more. */
export const room = style({ position: 'relative', minBlockSize: '406px', marginBlockStart: vars.space.s16 });
export const filling = style({ position: 'absolute', insetInline: 0, insetBlockStart: 0 });
