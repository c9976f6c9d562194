import { media, vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'grid',
  gap: vars.space.s24,
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end', columnGap: vars.space.s16 },
  },
});

export const words = style({ display: 'grid', gap: vars.space.s16, justifyItems: 'start' });
export const lead = style({ color: vars.color.muted });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s8,
  minBlockSize: '44px',
  marginBlockStart: vars.space.s8,
  color: vars.color.muted,
});

// The same height with and without a scrollbar.
export const room = style({ minBlockSize: '232px', marginBlockStart: vars.space.s32 });
