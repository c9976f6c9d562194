import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

export const pair = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'start',
  '@media': { '(min-width: 1280px)': { gridTemplateColumns: '1fr 1fr' } },
});
