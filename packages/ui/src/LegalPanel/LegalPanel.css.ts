import { style } from '@vanilla-extract/css';

export const textPlaceholder = style({ blockSize: '240px' });
