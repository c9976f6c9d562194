import type { Decimal, Numeric } from './Numeric.ts';
import { decimalOf, digitsOf, isNumber, numberOf, rescale } from './Numeric.ts';
import { PgError } from './PgError.ts';

type Whole = number | Numeric;

const largest = 2n ** 63n;

/** `+`, `-`, `*`, `/` and `%`: exact for integers up to `bigint`, and for decimals. */
export function calculate(operator: string, left: Whole, right: Whole): Whole {
  if (operator === '/' || operator === '%') assertNotZero(right);
  if (typeof left === 'number' && typeof right === 'number') {
    const result = onNumbers(operator, left, right);
    if (!Number.isInteger(left) || !Number.isInteger(right) || Number.isSafeInteger(result)) return result;
  }
  const [a, b] = [decimalOf(left), decimalOf(right)];
  if (a === null || b === null) return numberOf(String(onNumbers(operator, Number(left), Number(right))));
  const result = onDecimals(operator, a, b);
  const isWhole = a.scale === 0 && b.scale === 0;
  if (isWhole && (result.units >= largest || result.units < -largest)) throw new PgError('22003', 'bigint out of range');
  return numberOf(digitsOf(result));
}

function onNumbers(operator: string, left: number, right: number): number {
  if (operator === '+') return left + right;
  if (operator === '-') return left - right;
  if (operator === '*') return left * right;
  if (operator === '%') return left % right;
  const divided = left / right;
  if (Number.isInteger(left) && Number.isInteger(right) && !Number.isInteger(divided)) {
    // Integer and numeric division differ, and values carry no type here, so only quotients on which both agree are supported.
    throw new PgError('0A000', `the embedded backend cannot tell whether ${left} / ${right} is integer or numeric division`);
  }
  return divided;
}

function onDecimals(operator: string, left: Decimal, right: Decimal): Decimal {
  if (operator === '*') return { units: left.units * right.units, scale: left.scale + right.scale };
  if (operator === '/' && (left.scale > 0 || right.scale > 0)) return divide(left, right);
  const scale = Math.max(left.scale, right.scale);
  const [a, b] = [rescale(left, scale).units, rescale(right, scale).units];
  const units = operator === '+' ? a + b : operator === '-' ? a - b : operator === '%' ? a % b : a / b;
  return { units, scale };
}

/**
 * Divides with the number of digits that Postgres uses: sixteen significant ones, and no fewer decimals than the operands have.
 */
export function divide(left: Decimal, right: Decimal): Decimal {
  const [a, b] = [leadingGroup(left), leadingGroup(right)];
  const weight = a.weight - b.weight - (a.digits <= b.digits ? 1 : 0);
  const scale = Math.min(1000, Math.max(16 - weight * 4, left.scale, right.scale));
  const raised = left.units * 10n ** BigInt(scale + 1 + right.scale);
  return rescale({ units: raised / (right.units * 10n ** BigInt(left.scale)), scale: scale + 1 }, scale);
}

/** Postgres stores a numeric in groups of four digits: returns the first nonzero group and its position. */
function leadingGroup({ units, scale }: Decimal): { readonly weight: number; readonly digits: number } {
  const padded = scale + ((4 - (scale % 4)) % 4);
  const text = String((units < 0n ? -units : units) * 10n ** BigInt(padded - scale));
  if (text === '0') return { weight: 0, digits: 0 };
  const first = text.length % 4 || 4;
  return { weight: (text.length - first) / 4 - padded / 4, digits: Number(text.slice(0, first)) };
}

/** `round(value, digits)`, `trunc` and similar, exact. */
export function roundTo(value: Whole, digits: number, mode: 'half' | 'floor' | 'ceiling' | 'zero' = 'half'): Whole {
  const decimal = decimalOf(value);
  if (decimal === null) return value;
  const scale = Math.max(0, digits);
  const shift = 10n ** BigInt(Math.max(0, -digits));
  const divisor = 10n ** BigInt(Math.max(0, decimal.scale - scale)) * shift;
  const { units } = decimal;
  if (divisor === 1n) return numberOf(digitsOf(rescale(decimal, mode === 'half' ? scale : decimal.scale)));
  const step = mode === 'half' ? roundedHalf(units, divisor) : truncated(units, divisor, mode);
  return numberOf(digitsOf({ units: step * shift, scale: Math.min(scale, decimal.scale) }));
}

function roundedHalf(units: bigint, divisor: bigint): bigint {
  return (units + (units < 0n ? -divisor : divisor) / 2n) / divisor;
}

function truncated(units: bigint, divisor: bigint, mode: 'floor' | 'ceiling' | 'zero'): bigint {
  const whole = units / divisor;
  if (units % divisor === 0n || mode === 'zero') return whole;
  if (mode === 'floor') return units < 0n ? whole - 1n : whole;
  return units > 0n ? whole + 1n : whole;
}

/**
 * Converts an argument to a number.
 * @throws PgError 42883 for anything else
 */
export function toNumber(value: unknown): Whole {
  if (isNumber(value)) return value;
  if (typeof value === 'string' && /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(value.trim())) return numberOf(value.trim());
  if (typeof value === 'boolean') return Number(value);
  throw new PgError('42883', `a number was expected, not ${JSON.stringify(value)}`);
}

function assertNotZero(value: Whole): void {
  if (Number(value) === 0) throw new PgError('22012', 'division by zero');
}
