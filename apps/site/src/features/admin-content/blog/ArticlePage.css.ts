import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

/** The languages side by side where there is room for both. */
export const languages = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const column = style({ display: 'grid', gap: vars.space.s16, gridTemplateColumns: 'minmax(0, 1fr)' });
export const pair = style({
  display: 'grid',
  gap: vars.space.s16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
});
