import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s24,
  maxInlineSize: '960px',
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.section,
});
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  padding: vars.space.s16,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: vars.space.s24 } },
});
export const title = style({ fontSize: vars.type.lg });
export const muted = style({ maxInlineSize: '64ch', color: vars.color.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });
export const form = style({ display: 'grid', gap: vars.space.s16, maxInlineSize: '640px' });
export const self = style({ display: 'grid', gap: vars.space.s12, justifyItems: 'start', maxInlineSize: '70ch' });
export const term = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const key = style({ overflowWrap: 'anywhere', fontSize: vars.type.sm });
