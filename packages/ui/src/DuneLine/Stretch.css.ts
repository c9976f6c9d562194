import { globalStyle, style } from '@vanilla-extract/css';

export const stretch = style({ overflow: 'visible' });

// The box is stretched to the real width; strokes keep their pixels.
globalStyle(`${stretch} path`, { vectorEffect: 'non-scaling-stroke' });
