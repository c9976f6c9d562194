import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const frame = recipe({
  base: { position: 'relative', inlineSize: '100%', minInlineSize: 0, overflow: 'hidden' },
  variants: {
    ratio: {
      '1:1': { aspectRatio: '1 / 1' },
      '4:3': { aspectRatio: '4 / 3' },
      '3:2': { aspectRatio: '3 / 2' },
      '16:9': { aspectRatio: '16 / 9' },
      '21:9': { aspectRatio: '21 / 9' },
      a4: { aspectRatio: '210 / 297' },
    },
    fit: { cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } },
    corner: { none: {}, control: { borderRadius: vars.radius.control }, card: { borderRadius: vars.radius.card } },
  },
  defaultVariants: { ratio: '16:9', fit: 'cover' },
});

globalStyle(`${frame.classNames.base} > *`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'inherit',
});
