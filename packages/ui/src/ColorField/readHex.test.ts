import { expect, it } from 'vitest';
import { readHex } from './readHex.ts';

it.each([
  ['#E2B872', '#e2b872'],
  [' e2b872 ', '#e2b872'],
  ['#fa0', '#ffaa00'],
])('reads %j as %s', (text, hex) => {
  expect(readHex(text)).toBe(hex);
});

it.each(['', '#', '#12', '#12345', '#1234567', '#gggggg', 'red'])('reads no colour in %j', (text) => {
  expect(readHex(text)).toBeUndefined();
});
