import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDestination, readDestination, showDestination, wrongFields, writeDestination } from './destination.ts';

const wrong = (method: 'Bank' | 'UPI' | 'Crypto', changes: Partial<typeof emptyDestination>) =>
  wrongFields(method, { ...emptyDestination, ...changes });

const accepted = [
  ['Bank', { holder: 'Tomás Ribeiro', iban: 'PT50 0002 0123 1234 5678 9015 4' }],
  ['Bank', { holder: 'Tomás Ribeiro', iban: 'PT50000201231234567890154', bic: 'BCOMPTPL' }],
  ['Bank', { holder: 'Leila Karam', iban: 'ae07 0331 2345 6789 0123 456' }],
  ['UPI', { upi: 'rohan.mehta@okhdfc' }],
  ['UPI', { upi: 'Vikram.Shetty@okaxis' }],
  ['Crypto', { network: 'USDT-TRC20', wallet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }],
  ['Crypto', { network: 'USDT-ERC20', wallet: '0xdAC17F958D2ee523a2206206994597C13D831ec7' }],
  ['Crypto', { network: 'Bitcoin', wallet: '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa' }],
  ['Crypto', { network: 'Bitcoin', wallet: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' }],
] as const;

describe('where a payout goes', () => {
  it.each(accepted)('%s accepts %o', (method, changes) => expect(wrong(method, changes)).toEqual([]));

  it.each(accepted)('%s is read as it was written: %o', (method, changes) => {
    const written = writeDestination(method, { ...emptyDestination, ...changes });
    const read = readDestination(method, written);
    expect(read && writeDestination(method, read)).toBe(written);
  });

  it('is read with a holder whose name has commas', () =>
    expect(readDestination('Bank', 'Sá, Lda., Porto, PT50000201231234567890154, BCOMPTPL')).toMatchObject({
      holder: 'Sá, Lda., Porto',
      iban: 'PT50000201231234567890154',
      bic: 'BCOMPTPL',
    }));

  it.each([
    ['Bank', 'Millennium bcp, PT50 … 0318'],
    ['Bank', 'PT50000201231234567890154'],
    ['Bank', ''],
    ['UPI', 'rohan.mehta'],
    ['Crypto', 'USDT (TRC-20) TQn9…x4Lf'],
  ] as const)('%s is not read from what nobody can be paid at: %s', (method, written) =>
    expect(readDestination(method, written)).toBeNull(),
  );

  it('is shown with its IBAN in groups of four', () =>
    expect(showDestination('Bank', { ...emptyDestination, holder: 'Ana Sá', iban: 'PT50000201231234567890154' })).toBe(
      'Ana Sá, PT50 0002 0123 1234 5678 9015 4',
    ));

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
