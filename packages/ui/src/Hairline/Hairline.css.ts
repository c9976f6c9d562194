import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const hairline = style({ display: 'block', inlineSize: '100%', blockSize: 36, direction: 'ltr', overflow: 'hidden' });
export const line = style({ fill: 'none', stroke: vars.color.lineStrong, strokeWidth: 1, strokeOpacity: 0.85 });
