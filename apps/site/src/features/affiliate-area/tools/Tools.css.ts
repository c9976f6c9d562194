import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { space } = vars;
const columns = (count: number) => ({
  display: 'grid',
  gap: space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.md]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
});

export const pair = style(columns(2));
export const three = style(columns(3));
export const small = style({ fontSize: vars.type.sm, color: vars.color.muted });
export const term = style({ fontSize: vars.type.sm, fontWeight: 500 });
export const address = style({
  padding: space.s12,
  background: vars.color.raised,
  borderRadius: vars.radius.badge,
  fontSize: vars.type.sm,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
export const details = style({ display: 'grid', gap: space.s16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.s12, alignItems: 'center' });
export const preview = style({ display: 'grid', gap: space.s12, justifyItems: 'start' });
export const card = style({
  display: 'grid',
  gap: space.s4,
  inlineSize: '100%',
  maxInlineSize: '420px',
  padding: space.s12,
  background: vars.color.ground,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
export const cardPicture = style({
  inlineSize: '100%',
  blockSize: 'auto',
  background: vars.color.raised,
  borderRadius: vars.radius.badge,
});
export const frame = style({
  inlineSize: '100%',
  maxInlineSize: '420px',
  blockSize: '640px',
  background: vars.color.ground,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.card,
});
export const banners = style({ display: 'grid', gap: space.s24, gridTemplateColumns: 'minmax(0, 1fr)' });
export const banner = style({ display: 'grid', gap: space.s12, justifyItems: 'start' });
export const bannerPicture = style({
  maxInlineSize: 'min(100%, 728px)',
  blockSize: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
});
