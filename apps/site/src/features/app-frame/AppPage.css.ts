import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s16 });

export const pair = style({
  display: 'grid',
  gap: vars.space.s16,
  alignItems: 'start',
  '@media': { '(min-width: 1280px)': { gridTemplateColumns: '1fr 1fr' } },
});

export const small = style({ fontSize: '17px' });
export const note = style({ fontSize: '14px', color: vars.color.muted });

export const card = style({
  display: 'grid',
  gap: vars.space.s8,
  padding: '20px',
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
});
