import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const card = style({
  maxInlineSize: 'min(320px, 100vw - 24px)',
  padding: vars.space.s16,
  overflowWrap: 'break-word',
});
