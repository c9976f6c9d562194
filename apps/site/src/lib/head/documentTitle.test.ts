import { brand } from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { documentTitle, pageTitleOf } from './documentTitle.ts';

it('ends the title of a document with the brand, and finds the page’s own title in it', () => {
  expect(documentTitle('Pricing')).toBe(`Pricing | ${brand.name}`);
  expect(pageTitleOf(documentTitle('Pricing'))).toBe('Pricing');
  expect(pageTitleOf('Pricing')).toBe('Pricing');
});
