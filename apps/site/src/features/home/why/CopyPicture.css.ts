import { style } from '@vanilla-extract/css';

export const curves = style({ display: 'block', inlineSize: '100%', blockSize: '132px' });
