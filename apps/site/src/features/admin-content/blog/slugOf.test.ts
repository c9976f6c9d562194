import { expect, it } from 'vitest';
import { isSlug } from './articleFields.ts';
import { slugOf } from './slugOf.ts';

it.each([
  ['Don’t risk 5% a day!', 'dont-risk-5-a-day'],
  ['  Łódź & Zürich — straße  ', 'lodz-and-zuerich-strasse'],
  ['كيف يتحرك الحد المتحرك؟', 'kyf-ythrk-alhd-almthrk'],
  ['Что такое просадка', 'chto-takoe-prosadka'],
  ["What you’re paid; a trader's, not ours", 'what-youre-paid-a-traders-not-ours'],
  ['NASDAQ CloseOut', 'nasdaq-closeout'],
])('suggests for “%s” an address in Latin letters', (title, address) => {
  expect(slugOf(title, 80)).toBe(address);
  expect(isSlug(address)).toBe(true);
});

it('suggests no address that is too long, and none for a title without letters', () => {
  expect(slugOf('The rule, the limit and the floor', 9)).toBe('the-rule');
  expect(slugOf('— !', 80)).toBe('');
});
