import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export { card, head, title } from '../../lib/trader/card.css.ts';

export const lead = style({ maxInlineSize: '64ch', color: vars.color.muted });
export const form = style({ display: 'grid', gap: vars.space.s16, maxInlineSize: '520px' });
export const fields = style({
  display: 'grid',
  gap: vars.space.s16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  marginBlock: vars.space.s16,
});
export const pending = style({ display: 'flex', alignItems: 'center', gap: vars.space.s8 });
/** A sentence in a table: on a phone the table scrolls before the sentence becomes a column of words. */
export const sentence = style({ display: 'block', minInlineSize: '24ch' });
/** The public page's column. */
export const page = style({
  maxInlineSize: '1280px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.section,
});
export const passed = style({ display: 'grid', gap: vars.space.s12 });
export const subtitle = style({ fontSize: vars.type.md, fontWeight: 600 });
export const sizes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, padding: 0, listStyle: 'none' });
