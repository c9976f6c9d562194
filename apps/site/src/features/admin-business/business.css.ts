import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, justifyContent: 'flex-end' });
export const text = style({ display: 'block', maxInlineSize: '36ch', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.s16 });
/** Several values of one term, each on its line. */
export const valueLines = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.s4 });
export const listRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});
/** What somebody wrote, with its line breaks. */
export const letter = style({ maxInlineSize: '65ch', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8 });
export const reasons = style([ways, { listStyle: 'none', margin: 0, padding: 0 }]);
export const sentence = style({ display: 'block', minInlineSize: '24ch', maxInlineSize: '72ch', overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.muted });
/** Evidence, and beside it (`decisionColumn`) what is decided; further evidence stands below the first. */
export const evidence = style({
  display: 'grid',
  gap: vars.space.s24,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(300px, 1fr)', gridTemplateRows: 'auto 1fr' } },
});
export const decisionColumn = style([page, { '@media': { [media.lg]: { gridColumn: 2, gridRow: '1 / span 2' } } }]);
