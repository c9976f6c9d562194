import { style } from '@vanilla-extract/css';

/** The room of a section that is on its way, about as high as most: the footer keeps out of the window. */
export const room = style({ minBlockSize: '720px' });

/** Far from the first screen: laid out and painted when it comes near, so that the first picture does not wait for it. */
export const later = style({ contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 720px' });
