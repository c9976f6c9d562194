import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s8,
  minBlockSize: 0,
  padding: vars.space.s24,
  overflowY: 'auto',
});

export const consequences = style({ color: vars.color.muted, textWrap: 'pretty' });
