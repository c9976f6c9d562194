import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDestination, wrongFields, writeDestination } from './destination.ts';

const wrong = (method: 'Bank' | 'UPI' | 'Crypto', changes: Partial<typeof emptyDestination>) =>
  wrongFields(method, { ...emptyDestination, ...changes });

describe('where a payout goes', () => {
  it.each([
    ['Bank', { holder: 'Tomás Ribeiro', iban: 'PT50 0002 0123 1234 5678 9015 4' }],
    ['Bank', { holder: 'Tomás Ribeiro', iban: 'PT50000201231234567890154', bic: 'BCOMPTPL' }],
    ['Bank', { holder: 'Leila Karam', iban: 'ae07 0331 2345 6789 0123 456' }],
    ['UPI', { upi: 'rohan.mehta@okhdfc' }],
    ['UPI', { upi: 'Vikram.Shetty@okaxis' }],
    ['Crypto', { network: 'USDT-TRC20', wallet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
    ['Crypto', { network: 'USDT-ERC20', wallet: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }],
    ['Crypto', { network: 'Bitcoin', wallet: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }],
    ['Crypto', { network: 'Bitcoin', wallet: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }],
  ] as const)('%s accepts %o', (method, changes) => expect(wrong(method, changes)).toEqual([]));

  it.each([
    ['Bank', { holder: 'Leila Karam', iban: 'AE080331234567890123456' }, ['iban']],
    ['Bank', { holder: '', iban: 'PT50 0002 0123 1234 5678 9015 5' }, ['holder', 'iban']],
    ['Bank', { holder: 'Tomás Ribeiro', iban: 'PT50000201231234567890154', bic: 'BCOM' }, ['bic']],
    ['UPI', { upi: 'rohan.mehta' }, ['upi']],
    ['UPI', { upi: 'rohan.mehta@ok1' }, ['upi']],
    ['Crypto', { network: 'USDT-TRC20', wallet: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }, ['wallet']],
    ['Crypto', { network: 'Bitcoin', wallet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, ['wallet']],
    ['Crypto', { network: 'USDT-ERC20', wallet: '0xdAC17F' }, ['wallet']],
  ] as const)('%s names what is wrong in %o', (method, changes, fields) => expect(wrong(method, changes)).toEqual(fields));

  it('notices any single wrong character of a wallet', () => {
    const right = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
    const place = fc.integer({ min: 0, max: right.length - 1 });
    const letter = fc.constantFrom(...Array.from('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'));
    fc.assert(
      fc.property(place, letter, (index, other) => {
        fc.pre(right[index] !== other);
        const wallet = right.slice(0, index) + other + right.slice(index + 1);
        expect(wrong('Crypto', { wallet })).toEqual(['wallet']);
      }),
    );
  });

  it('is written without the spaces of a typed IBAN', () => {
    expect(writeDestination('Bank', { ...emptyDestination, holder: ' Ana Sá ', iban: 'PT50 0002 0123 1234 5678 9015 4' })).toBe(
      'Ana Sá, PT50000201231234567890154',
    );
  });
});
