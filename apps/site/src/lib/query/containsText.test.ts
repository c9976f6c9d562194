import { expect, it } from 'vitest';
import { containsText } from './containsText.ts';

it('takes wildcards in what somebody searches for literally', () => {
  expect(containsText('100%_sure\\')).toBe(String.raw`%100\%\_sure\\%`);
});
