import type { PayoutMethod } from '@duneline/machines';
import { isValidIBAN } from 'ibantools';

/** The fields of a payout method, as the database names them. */
export const destinationFields = {
  Bank: ['holder', 'iban'],
  UPI: ['vpa'],
  Crypto: ['network', 'address'],
} as const satisfies Record<PayoutMethod, readonly string[]>;

export type DestinationField = (typeof destinationFields)[PayoutMethod][number];
export type Destination = Readonly<Partial<Record<DestinationField, string>>>;

/** What is stored: without spaces where they mean nothing, an IBAN in capitals, a UPI name in small letters. */
export function normalizeDestination(method: PayoutMethod, destination: Destination): Record<string, string> {
  const plain = (text = '') => text.replaceAll(/\s/g, '');
  const values: Record<DestinationField, string> = {
    holder: (destination.holder ?? '').trim(),
    iban: plain(destination.iban).toUpperCase(),
    vpa: plain(destination.vpa).toLowerCase(),
    network: (destination.network ?? '').trim(),
    address: plain(destination.address),
  };
  return Object.fromEntries(destinationFields[method].map((field) => [field, values[field]]));
}

const rules: Readonly<Record<DestinationField, (value: string) => boolean>> = {
  holder: (value) => value.length >= 1 && value.length <= 80,
  iban: isValidIBAN,
  vpa: (value) => /^[a-z0-9._-]+@[a-z]+$/.test(value),
  network: (value) => value.length >= 1 && value.length <= 20,
  address: (value) => /^[a-zA-Z0-9:]{26,90}$/.test(value),
};

/** The fields that cannot be right; the database checks lengths and shapes again. */
export function wrongFields(method: PayoutMethod, destination: Destination): readonly DestinationField[] {
  const values = normalizeDestination(method, destination);
  return destinationFields[method].filter((field) => !rules[field](values[field] ?? ''));
}
