import { expect, it } from 'vitest';
import { assertComplete } from './assertComplete.ts';

const row: { readonly rank?: number; readonly country: string | null } = { rank: 1, country: null };

it('gives back an answer in which nothing is missing', () => {
  const answer = { entries: [row], count: 0, asOf: null };
  expect(assertComplete(answer)).toBe(answer);
});

it.each([
  ['entries.1.rank', { entries: [row, { country: 'AE', rank: undefined }] }],
  ['entries.0.gain', { entries: [{ gain: Number('much') }] }],
  ['anything', undefined],
])('refuses one that says nothing of %s', (path, answer) => {
  expect(() => assertComplete(answer)).toThrow(`The backend's answer says nothing of ${path}.`);
});
