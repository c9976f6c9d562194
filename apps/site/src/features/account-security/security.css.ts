import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const cards = style({ display: 'grid', gap: vars.space.s24 });
export const card = style({
  display: 'grid',
  gap: vars.space.s24,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  '@media': { [media.lg]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', padding: vars.space.s24 } },
});
export const about = style({ display: 'grid', gap: vars.space.s4, alignContent: 'start' });
export const title = style({ fontSize: '17px' });
export const text = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const content = style({ display: 'grid', gap: vars.space.s16, alignContent: 'start', minInlineSize: 0 });
export const list = style({ display: 'grid', gap: vars.space.s12, ':empty': { display: 'none' } });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.s8} ${vars.space.s16}`,
  minBlockSize: '44px',
});
export const setting = style({ display: 'grid', minInlineSize: 0 });
export const term = style({ fontWeight: 500 });
export const value = style({ fontSize: vars.type.sm, color: vars.color.muted, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12 });
export const step = style({
  display: 'grid',
  gap: vars.space.s16,
  padding: vars.space.s16,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
});
export const problem = style({ borderRadius: vars.radius.card });
