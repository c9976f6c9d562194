import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ maxInlineSize: '1280px', marginInline: 'auto', paddingInline: vars.space.gutter });
export const accounts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s24 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space.s16 });
export const balance = style({ display: 'grid' });
export const figure = style({
  fontFamily: vars.font.display,
  fontSize: vars.type.x2,
  fontWeight: 500,
  lineHeight: vars.leading.title,
  fontVariantNumeric: 'tabular-nums',
});
export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s8, alignContent: 'start' });
export const limits = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' } },
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.s12} ${vars.space.s48}` });
export const term = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const title = style({ fontSize: '17px' });
export const text = style({ maxInlineSize: '60ch', fontSize: vars.type.sm, color: vars.color.muted });
