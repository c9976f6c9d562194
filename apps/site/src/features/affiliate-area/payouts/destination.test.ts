import { expect, it } from 'vitest';
import { normalizeDestination, wrongFields } from './destination.ts';

it.each([
  ['Bank', { holder: 'Leila Karam', iban: 'ae07 0331 2345 6789 0123 456' }, []],
  ['Bank', { holder: 'Leila Karam', iban: 'AE080331234567890123456' }, ['iban']],
  ['Bank', { holder: ' ', iban: 'GB82WEST12345698765432' }, ['holder']],
  ['UPI', { vpa: 'Vikram.Shetty@okaxis' }, []],
  ['UPI', { vpa: 'vikram' }, ['vpa']],
  ['Crypto', { network: 'Tron', address: 'TQ9fYx2mSrBd7KpVhW4uZnE8cLaGjR5oNt' }, []],
  ['Crypto', { network: '', address: 'short' }, ['network', 'address']],
] as const)('finds in %s %j wrong: %j', (method, destination, wrong) => {
  expect(wrongFields(method, destination)).toEqual(wrong);
});

it('stores only the fields of its method', () => {
  expect(normalizeDestination('UPI', { vpa: ' A@okaxis ', iban: 'x' })).toEqual({ vpa: 'a@okaxis' });
});
