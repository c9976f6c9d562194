import { expect, it } from 'vitest';
import { readIdentifier } from './identifier.ts';

it.each([
  ['leila.karam@duneline.example', { email: 'leila.karam@duneline.example' }],
  ['  noor@duneline.example ', { email: 'noor@duneline.example' }],
  ['+971501234567', { phone: '+971501234567' }],
  ['+971 50 123-4567', { phone: '+971501234567' }],
  ['00971 (50) 123 4567', { phone: '+971501234567' }],
])('reads "%s"', (text, identifier) => expect(readIdentifier(text)).toEqual(identifier));

it.each(['', 'leila', 'leila@', '0501234567', '+12', 'a b@c.d'])('takes "%s" for neither an address nor a number', (text) =>
  expect(readIdentifier(text)).toBeNull(),
);
