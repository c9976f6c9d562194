import { expect, it } from 'vitest';
import { fileDropWords } from './fileWords.ts';
import { writeBytes } from './writeBytes.ts';
import { writeTypes } from './writeTypes.ts';

it('names types as people do, each once', () => {
  const names = writeTypes(['application/pdf', '.pdf', 'image/jpeg', 'image/*'], fileDropWords.kinds, 'en');
  expect(names).toBe('PDF, JPEG, or images');
});

it.each([
  [1, '1 byte'],
  [820, '820 bytes'],
  [1000, '1,000 bytes'],
  [1024, '1 kB'],
  [10 * 1024 * 1024, '10 MB'],
  [2_520_000, '2.4 MB'],
  [3 * 1024 ** 4, '3,072 GB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(writeBytes(bytes, 'en')).toBe(text);
});
