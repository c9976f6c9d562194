import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, justifyContent: 'flex-end' });
export const text = style({ display: 'block', maxInlineSize: '36ch', overflowWrap: 'anywhere' });
export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space.s16 });
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
export const sentence = style({ display: 'block', minInlineSize: '24ch', maxInlineSize: '72ch', overflowWrap: 'anywhere' });
export const quiet = style({ color: vars.color.muted });
