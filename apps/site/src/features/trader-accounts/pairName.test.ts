import { expect, it } from 'vitest';
import { formatPrice, pairName } from './pairName.ts';

it.each([
  ['EURUSD', 1.0841, 'EUR/USD 1.08410'],
  ['GBPJPY', 198.42, 'GBP/JPY 198.420'],
  ['XAUUSD', 2334.1, 'XAU/USD 2,334.10'],
  ['US30', 39182, 'US30 39,182.00'],
])('writes %s at %d as %s', (symbol, price, expected) => {
  expect(`${pairName(symbol)} ${formatPrice(symbol, price)}`).toBe(expected);
});
