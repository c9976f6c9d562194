import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const busy = style({ display: 'grid', flex: 'none', color: vars.color.muted });
