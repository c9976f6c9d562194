import { expect, it } from 'vitest';
import { accountIn, accountInDetails } from './accountIn.ts';

it.each([
  ['Bank', 'Tomás Ribeiro, PT50000201231234567890154', 'PT50000201231234567890154'],
  ['Bank', 'Ribeiro, T., pt50 0002 0123 1234 5678 9015 4, BCOMPTPL', 'PT50000201231234567890154'],
  ['UPI', 'Tomas.Ribeiro@okaxis', 'tomas.ribeiro@okaxis'],
  ['Crypto', 'USDT-TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
  ['Crypto', 'USDT-ERC20 0xDE0B295669a9FD93d5F28D9Ec85E40f4cb697BAe', '0xde0b295669a9fd93d5f28d9ec85e40f4cb697bae'],
] as const)('finds the account of a %s payout in "%s"', (method, destination, account) => {
  expect(accountIn(method, destination)).toEqual({ method, account, isReadable: true });
});

it('takes all of a destination whose account is not complete, and says so', () => {
  const account = 'Al Rajhi Bank, SA … 7719';
  expect(accountIn('Bank', account)).toEqual({ method: 'Bank', account, isReadable: false });
});

it.each([
  ['Bank', { iban: 'ae07 0331 2345 6789 0123 456', holder: 'Leila Karam' }, 'AE070331234567890123456'],
  ['UPI', { vpa: 'vikram.shetty@okaxis' }, 'vikram.shetty@okaxis'],
  ['Crypto', { address: 'TQ9fYx2m', network: 'Tron' }, 'TQ9fYx2m'],
] as const)('finds the account of a %s payout in the details %j', (method, details, account) => {
  expect(accountInDetails(method, details)).toEqual({ method, account, isReadable: true });
});

it.each([null, { vpa: 'a@b' }, { iban: 1 }])('finds no account in the details %j', (details) => {
  expect(accountInDetails('Bank', details)).toMatchObject({ isReadable: false });
});
