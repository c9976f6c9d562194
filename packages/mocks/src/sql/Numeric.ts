/** Preserves JSON's digits in the output, if the runtime supports it. */
const { rawJSON }: JSON & { readonly rawJSON?: (text: string) => unknown } = JSON;

/** A number that a JavaScript number cannot represent exactly: `12.50`, 2^53 + 1, `NaN`. Its JSON has all digits. */
export class Numeric {
  /**
   * Decimal digits, or `NaN`, `Infinity`, `-Infinity`. The member's name marks numerics after a structured clone: see `revive`.
   */
  readonly $numeric: string;

  constructor(digits: string) {
    this.$numeric = digits;
  }

  toJSON(): unknown {
    if (/[a-z]{2}/i.test(this.$numeric)) return this.$numeric;
    return rawJSON?.(this.$numeric) ?? Number(this.$numeric);
  }

  toString(): string {
    return this.$numeric;
  }

  valueOf(): number {
    return Number(this.$numeric);
  }
}

/** `units` × 10^-scale. */
export interface Decimal {
  readonly units: bigint;
  readonly scale: number;
}

/** Converts digits to a JavaScript number if that prints the same digits; otherwise to a Numeric. */
export function numberOf(digits: string): number | Numeric {
  const value = Number(digits);
  return Number.isFinite(value) && String(value) === digits ? value : new Numeric(digits);
}

/** The exact value of a finite number; `null` for `NaN` and infinities. */
export function decimalOf(value: number | Numeric): Decimal | null {
  const match = /^([+-]?)(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i.exec(String(value));
  if (match === null) return null;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match;
  const scale = fraction.length - Number(exponent);
  const units = BigInt(`${whole}${fraction}` || '0') * 10n ** BigInt(Math.max(0, -scale));
  return { units: sign === '-' ? -units : units, scale: Math.max(0, scale) };
}

/** Prints a decimal with `scale` decimals. */
export function digitsOf({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return units < 0n ? `-${whole}` : whole;
}

/** Rounds a decimal to another scale, half away from zero. */
export function rescale({ units, scale }: Decimal, wanted: number): Decimal {
  if (wanted >= scale) return { units: units * 10n ** BigInt(wanted - scale), scale: wanted };
  const divisor = 10n ** BigInt(scale - wanted);
  const half = (units < 0n ? -divisor : divisor) / 2n;
  return { units: (units + half) / divisor, scale: wanted };
}

/** Compares two numbers exactly; `NaN` is the largest, as in Postgres. */
export function compareNumbers(left: number | Numeric, right: number | Numeric): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  const [a, b] = [decimalOf(left), decimalOf(right)];
  if (a === null || b === null) return rankOf(left) - rankOf(right);
  const scale = Math.max(a.scale, b.scale);
  const difference = rescale(a, scale).units - rescale(b, scale).units;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** A number's text without trailing zeros, so that equal numbers have equal texts. */
export function canonicalDigits(value: number | Numeric): string {
  const text = String(value);
  return text.includes('.') && !text.includes('e') ? text.replace(/\.?0+$/, '') : text;
}

export function isNumber(value: unknown): value is number | Numeric {
  return typeof value === 'number' || value instanceof Numeric;
}

function rankOf(value: number | Numeric): number {
  const ranks: readonly string[] = ['-Infinity', '', 'Infinity', 'NaN'];
  return Math.max(1, ranks.indexOf(String(value))) - (String(value) === '-Infinity' ? 1 : 0);
}
