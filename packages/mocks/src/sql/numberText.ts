import type { ColumnSpec } from '@duneline/specs/contract';
import type { Numeric } from './Numeric.ts';
import { decimalOf, digitsOf, numberOf, rescale } from './Numeric.ts';
import { PgError } from './PgError.ts';

const integers: ReadonlyMap<string, readonly [title: string, limit: bigint]> = new Map([
  ['int2', ['smallint', 2n ** 15n]],
  ['int4', ['integer', 2n ** 31n]],
  ['int8', ['bigint', 2n ** 63n]],
]);
const nonDecimal = /^([+-]?)0(?:x_?([\da-f]+(?:_[\da-f]+)*)|o_?([0-7]+(?:_[0-7]+)*)|b_?([01]+(?:_[01]+)*))$/i;
const decimal = /^[+-]?(?:\d+(?:_\d+)*\.?(?:\d+(?:_\d+)*)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const special = /^[+-]?inf(?:inity)?$|^nan$/i;

/**
 * Parses a `smallint`, `integer` or `bigint`.
 * @throws PgError 22P02 or 22003
 */
export function parseInteger(text: string, type: string): number | Numeric {
  const [title, limit] = integers.get(type) ?? ['integer', 2n ** 31n];
  const trimmed = text.trim();
  const digits = nonDecimal.test(trimmed) ? trimmed : (/^[+-]?\d+(?:_\d+)*/.exec(trimmed)?.[0] ?? '');
  const value = wholeOf(digits);
  const tooLarge = (): PgError => new PgError('22003', `value "${text}" is out of range for type ${title}`);
  // Postgres fails while parsing if the number is too large even without its last digit, otherwise at the end.
  if ((value < 0n ? -value : value) / 10n > limit / 10n) throw tooLarge();
  if (digits !== trimmed || digits === '') throw new PgError('22P02', `invalid input syntax for type ${title}: "${text}"`);
  if (value >= limit || value < -limit) throw tooLarge();
  return numberOf(String(value));
}

/**
 * Parses a `numeric`, preserving all digits.
 * @throws PgError 22P02 or 22003
 */
export function parseNumeric(text: string): number | Numeric {
  const trimmed = text.trim();
  if (special.test(trimmed)) return numberOf(specialName(trimmed));
  if (nonDecimal.test(trimmed)) return numberOf(String(wholeOf(trimmed)));
  if (!decimal.test(trimmed)) throw new PgError('22P02', `invalid input syntax for type numeric: "${text}"`);
  const plain = trimmed.replaceAll('_', '');
  const exponent = Number(/e(.*)/i.exec(plain)?.[1] ?? 0);
  if (Math.abs(exponent) > 131_072) {
    if (exponent > 0 && /[1-9]/.test(plain.split(/e/i)[0] ?? '')) throw new PgError('22003', 'value overflows numeric format');
    return 0;
  }
  const value = decimalOf(numberOf(plain));
  return value === null ? 0 : numberOf(digitsOf(value));
}

/**
 * Parses a `real` or `double precision`.
 * @throws PgError 22P02 or 22003
 */
export function parseFloating(text: string, type: string): number | Numeric {
  const title = type === 'float4' ? 'real' : 'double precision';
  const trimmed = text.trim();
  if (special.test(trimmed)) return numberOf(specialName(trimmed));
  const digits = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/i.exec(trimmed)?.[0] ?? '';
  const value = Number(digits);
  const stored = type === 'float4' ? Math.fround(value) : value;
  const isLost = !Number.isFinite(stored) || (stored === 0 && /[1-9]/.test(digits.split(/e/i)[0] ?? ''));
  if (isLost) throw new PgError('22003', `"${digits}" is out of range for type ${title}`);
  if (digits !== trimmed || digits === '') throw new PgError('22P02', `invalid input syntax for type ${title}: "${text}"`);
  return type === 'float4' ? shortestReal(stored) : stored;
}

/**
 * Rounds to `numeric(precision, scale)`.
 * @throws PgError 22003 if the integer part is too long
 */
export function fitNumeric(value: number | Numeric, { precision, scale }: NonNullable<ColumnSpec['digits']>): number | Numeric {
  const exact = decimalOf(value);
  if (exact === null && String(value) === 'NaN') return value;
  const rounded = exact === null ? null : rescale(exact, scale);
  const limit = 10n ** BigInt(Math.max(0, precision));
  if (rounded === null || rounded.units >= limit || rounded.units <= -limit) {
    const bound = precision === scale ? '1' : `10^${precision - scale}`;
    const details =
      rounded === null
        ? `A field with precision ${precision}, scale ${scale} cannot hold an infinite value.`
        : `A field with precision ${precision}, scale ${scale} must round to an absolute value less than ${bound}.`;
    throw new PgError('22003', 'numeric field overflow', details);
  }
  return numberOf(digitsOf(rounded));
}

/** Prints a float: Postgres uses exponents earlier than JavaScript. */
export function floatText(value: number | Numeric, type: string): string {
  const number = Number(value);
  if (!Number.isFinite(number) || number === 0) return String(value);
  const exponent = Math.floor(Math.log10(Math.abs(number)));
  if (exponent >= -4 && exponent < (type === 'float4' ? 6 : 15)) return String(value);
  return number.toExponential().replace(/e([+-])(\d)$/, 'e$10$2');
}

function wholeOf(text: string): bigint {
  const isNegative = text.startsWith('-');
  const value = BigInt(text.replace(/^[+-]/, '').replaceAll('_', '').toLowerCase());
  return isNegative ? -value : value;
}

function specialName(text: string): string {
  const lower = text.toLowerCase();
  return lower === 'nan' ? 'NaN' : lower.startsWith('-') ? '-Infinity' : 'Infinity';
}

/** The fewest digits that parse to the same `real`. */
function shortestReal(value: number): number {
  const step = 2 ** (Math.floor(Math.log2(Math.abs(value))) - 23);
  for (let digits = 1; digits < 9; digits++) {
    const short = Number(value.toPrecision(digits));
    // Halfway between two reals, it could be parsed as either.
    if (Math.fround(short) === value && Math.abs(short - value) * 2 !== step) return short;
  }
  return Number(value.toPrecision(9));
}
