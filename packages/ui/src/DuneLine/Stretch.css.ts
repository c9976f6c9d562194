import { globalStyle, style } from '@vanilla-extract/css';

export const stretch = style({ overflow: 'visible' });

// The box is stretched to the actual width, but strokes keep their thickness.
globalStyle(`${stretch} path`, { vectorEffect: 'non-scaling-stroke' });
