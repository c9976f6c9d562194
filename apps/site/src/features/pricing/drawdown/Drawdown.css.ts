import { media, vars } from '@duneline/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const drawdown = style({ display: 'grid', gap: vars.space.s24 });
export const which = style({
  display: 'grid',
  gap: `${vars.space.s8} ${vars.space.s32}`,
  fontSize: vars.type.sm,
  color: vars.color.muted,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' } },
});
globalStyle(`${which} > h3`, { fontWeight: 500, color: vars.color.text });
