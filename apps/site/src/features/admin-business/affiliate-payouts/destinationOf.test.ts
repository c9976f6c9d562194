import { expect, it } from 'vitest';
import { destinationOf } from './destinationOf.ts';

it.each([
  [{ iban: 'DE02 1203 0000 0000 2020 51', holder: 'Leila Haddad' }, 'DE02 1203 0000 0000 2020 51, Leila Haddad'],
  [{ vpa: 'vikram@upi.example' }, 'vikram@upi.example'],
  [null, ''],
])('prints %j as %s', (details, line) => {
  expect(destinationOf(details)).toBe(line);
});
