import { printValue } from '../../emit/printValue.ts';
import type { SitePart } from '../part.ts';
import { shapesOf } from '../shapes.ts';

/** `brand.yaml`: the firm and its addresses. */
export const brandPart: SitePart = {
  file: 'brand',
  compile: (source) => ({ facts: { brand: source.value } }),
  print: ({ brand }) => ({ 'site/brand.gen.ts': `${shapesOf('brand')}export const brand: Brand = ${printValue(brand)};\n` }),
};
