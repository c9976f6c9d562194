import { expect, it } from 'vitest';
import { emptyDestination } from '../../../lib/payout/destination.ts';
import { payoutDetails } from './payoutDetails.ts';

it.each([
  [
    'Bank',
    { holder: ' Leila Karam ', iban: 'ae07 0331 2345 6789 0123 456' },
    { holder: 'Leila Karam', iban: 'AE070331234567890123456' },
  ],
  ['UPI', { upi: ' Vikram.Shetty@okaxis ', iban: 'x' }, { vpa: 'vikram.shetty@okaxis' }],
  [
    'Crypto',
    { network: 'USDT-TRC20', wallet: ' TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
    { network: 'USDT-TRC20', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  ],
] as const)('%s stores only its own fields of %o', (method, typed, details) => {
  expect(payoutDetails(method, { ...emptyDestination, ...typed })).toEqual(details);
});
