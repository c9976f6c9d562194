import { style } from '@vanilla-extract/css';
import { inlineSign } from '../theme/inlineSign.ts';

export const icon = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const directional = style({ transform: `scaleX(${inlineSign})` });
