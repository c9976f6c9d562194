import { expect, it } from 'vitest';
import { isLinkTarget } from './isLinkTarget.ts';

it.each(['/', '/pricing#faq', '/ar/blog?page=2', 'https://help.duneline.example/rules'])('takes %j', (target) => {
  expect(isLinkTarget(target)).toBe(true);
});

it.each([
  '//evil.example',
  String.raw`/\evil.example`,
  '/\t/evil.example',
  '/.//evil.example',
  'https:///evil.example',
  String.raw`https://\evil.example`,
  'javascript:alert(1)',
  'http://evil.example',
  '',
])('does not take %j', (target) => {
  expect(isLinkTarget(target)).toBe(false);
});
