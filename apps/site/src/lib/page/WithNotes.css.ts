import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const notes = style({
  display: 'grid',
  gap: vars.space.s24,
  alignContent: 'start',
  color: vars.color.muted,
  textWrap: 'pretty',
  '@media': {
    [media.md]: { gridTemplateColumns: '1fr 1fr', columnGap: vars.space.s32 },
    [media.lg]: { gridTemplateColumns: 'none' },
  },
});
export const note = style({ display: 'grid', gap: vars.space.s4, alignContent: 'start' });
