import { style } from '@vanilla-extract/css';

/** The room of a section that is on its way, about as high as most: the footer keeps out of the window. */
export const room = style({ minBlockSize: '720px' });
