import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

const { color, space, type } = vars;

export const board = style({ display: 'grid', gap: space.s24, minInlineSize: 0 });
export const filters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s16,
});
export const small = style({ fontSize: type.sm, color: color.muted });
export const status = style({ color: color.muted });
export const waiting = style({ display: 'grid', gap: space.s8 });
export const not = style({ display: 'grid', gap: space.s24, justifyItems: 'start' });
export const notText = style({ maxInlineSize: '62ch', fontSize: type.lg, color: color.muted, textWrap: 'pretty' });
