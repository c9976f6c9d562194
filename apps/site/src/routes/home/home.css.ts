import { style } from '@vanilla-extract/css';

/** Reserves space for a loading section, about as high as most, so that the footer is outside the window. */
export const room = style({ minBlockSize: '720px' });
