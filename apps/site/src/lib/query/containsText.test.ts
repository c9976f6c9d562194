import { expect, it } from 'vitest';
import { anyContains, containsText } from './containsText.ts';

it('takes wildcards in what somebody searches for literally, and `*` for one character', () => {
  expect(containsText('100%_sure\\')).toBe(String.raw`%100\%\_sure\\%`);
  expect(containsText('2*3')).toBe('%2_3%');
});

it('looks for a text in several columns, whatever it contains', () => {
  expect(anyContains(['name', 'email'], 'a"),b')).toBe(String.raw`name.ilike."%a\"),b%",email.ilike."%a\"),b%"`);
});
