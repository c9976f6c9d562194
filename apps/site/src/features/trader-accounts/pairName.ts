import { instruments } from '@duneline/specs/site';

const paired = new Set(['forex', 'metals', 'crypto']);
const pairs: ReadonlySet<string> = new Set(instruments.filter(({ id }) => paired.has(id)).flatMap(({ symbols }) => symbols));

const currencies: ReadonlySet<string> = new Set(instruments.filter(({ id }) => id === 'forex').flatMap(({ symbols }) => symbols));

/** A symbol as traders write it: `EUR/USD`, `US500`. */
export function pairName(symbol: string): string {
  return pairs.has(symbol) && symbol.length === 6 ? `${symbol.slice(0, 3)}/${symbol.slice(3)}` : symbol;
}

/** Digits after the point by how a symbol is quoted: yen pairs 3, other currencies 5, everything else 2. */
function digitsOf(symbol: string): number {
  if (symbol.endsWith('JPY')) return 3;
  return currencies.has(symbol) ? 5 : 2;
}

/** A price with the digits of its symbol: `1.08412`, `2,334.10`. */
export function formatPrice(symbol: string, price: number): string {
  const digits = digitsOf(symbol);
  return new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(price);
}
