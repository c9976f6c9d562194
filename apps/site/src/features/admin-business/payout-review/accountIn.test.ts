import { expect, it } from 'vitest';
import { accountIn, accountInDetails } from './accountIn.ts';

it.each([
  ['Bank', 'Tomás Ribeiro, PT50000201231234567890154', 'PT50000201231234567890154'],
  ['Bank', 'Ribeiro, T., PT50000201231234567890154, BCOMPTPL', 'PT50000201231234567890154'],
  ['Bank', 'Al Rajhi Bank, SA … 7719', 'Al Rajhi Bank, SA … 7719'],
  ['UPI', 'Tomas.Ribeiro@okaxis', 'tomas.ribeiro@okaxis'],
  ['Crypto', 'USDT-TRC20 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'],
] as const)('finds the account of a %s payout in "%s"', (method, destination, account) => {
  expect(accountIn(method, destination)).toBe(account);
});

it.each([
  ['Bank', { iban: 'AE070331234567890123456', holder: 'Leila Karam' }, 'AE070331234567890123456'],
  ['UPI', { vpa: 'vikram.shetty@okaxis' }, 'vikram.shetty@okaxis'],
  ['Crypto', { address: 'TQ9fYx2m', network: 'Tron' }, 'TQ9fYx2m'],
  ['Bank', null, ''],
  ['Bank', { iban: 1 }, ''],
] as const)('finds the account of a %s payout in the details %j', (method, details, account) => {
  expect(accountInDetails(method, details)).toBe(account);
});
