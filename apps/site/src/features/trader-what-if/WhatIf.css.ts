import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s16,
  padding: vars.space.s16,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.md]: { padding: '20px' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.s8,
});
export const title = style({ fontSize: '17px' });
export const lead = style({ maxInlineSize: '64ch', color: vars.color.muted });
export const form = style({ display: 'grid', gap: vars.space.s16, maxInlineSize: '520px' });
