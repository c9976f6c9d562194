import { expect, it } from 'vitest';
import { storedFields } from './storedFields.ts';

it('gives the fields of a stored mapping', () => {
  expect(storedFields('{"version":1,"key":"k"}')).toEqual({ version: 1, key: 'k' });
});

it.each(['', 'yes', '{', 'null', '7', 'true'])('gives no field for what is no mapping: %j', (text) => {
  expect(storedFields(text)).toEqual({});
});
