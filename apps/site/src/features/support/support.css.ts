import { vars } from '@duneline/ui/theme';
import { style } from '@vanilla-extract/css';

export const files = style({ display: 'grid', gap: vars.space.s12, gridTemplateColumns: 'minmax(0, 1fr)' });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s12,
  alignItems: 'center',
  justifyContent: 'space-between',
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, alignItems: 'center' });
