import { style } from '@vanilla-extract/css';
import { drawing } from '../DuneLine/drawing.css.ts';
import { vars } from '../theme/contract.css.ts';

export const hairline = style([
  drawing,
  { display: 'block', inlineSize: '100%', blockSize: 36, direction: 'ltr', overflow: 'hidden' },
]);
export const line = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1, strokeOpacity: 0.85 });
