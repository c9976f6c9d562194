import fc from 'fast-check';
import { expect, it } from 'vitest';
import { accountSearch, readAccountNumber } from './accountInAddress.ts';

it('keeps every account in the address', () => {
  fc.assert(
    fc.property(fc.option(fc.integer({ min: 1, max: 2_147_483_647 })), (number) => {
      expect(readAccountNumber(new URLSearchParams(accountSearch(number)))).toBe(number);
    }),
  );
});

it.each(['?account=abc', '?account=-1', '?account=1.5', '?account='])('ignores %s', (search) => {
  expect(readAccountNumber(new URLSearchParams(search))).toBeNull();
});
