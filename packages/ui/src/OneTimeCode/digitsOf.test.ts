import { expect, it } from 'vitest';
import { digitsOf } from './digitsOf.ts';

it.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Your code is 12-34-56.', '123456'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['１２３ ४५६', '123456'],
  ['no digit', ''],
])('takes "%s" for "%s"', (text, digits) => expect(digitsOf(text)).toBe(digits));
