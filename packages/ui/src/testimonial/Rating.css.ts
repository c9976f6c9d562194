import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const rating = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.s8,
  fontSize: vars.type.xs,
  color: vars.color.muted,
});
export const ridge = style({ flex: 'none', direction: 'ltr' });
const line = style({ fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' });
export const remaining = style([line, { stroke: vars.color.lineStrong, strokeWidth: 1.25, strokeDasharray: '1 3' }]);
export const highlight = style([line, { stroke: vars.color.ridge, strokeWidth: 2 }]);
