import { style } from '@vanilla-extract/css';

export const wait = style({ blockSize: '240px' });
