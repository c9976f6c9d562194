import { style } from '@vanilla-extract/css';

export const home = style({ display: 'inline-flex', alignItems: 'center', minBlockSize: '44px', textDecoration: 'none' });
