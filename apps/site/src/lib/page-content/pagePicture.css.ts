import { vars } from '@duneline/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
});

export const pictureOf = styleVariants({
  whole: [picture, { blockSize: 'auto' }],
  // As wide as a sharing card.
  wide: [picture, { inlineSize: '100%', blockSize: 'auto', aspectRatio: '1.91' }],
  square: [picture, { inlineSize: 'min(100%, 480px)', blockSize: 'auto', aspectRatio: '1' }],
});
