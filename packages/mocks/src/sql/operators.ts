import { compare, isEqual, isObject } from './compare.ts';
import { Interval } from './Interval.ts';
import { atPath, contains, jsonText, member } from './json.ts';
import { isLike } from './like.ts';
import { PgError } from './PgError.ts';
import { formatTimestamp, instantOf, isInstant } from './timestamp.ts';

type Operator = (left: unknown, right: unknown) => unknown;

const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['=', isEqual],
  ['<>', (left, right) => !isEqual(left, right)],
  ['!=', (left, right) => !isEqual(left, right)],
  ['<', (left, right) => compare(left, right) < 0],
  ['<=', (left, right) => compare(left, right) <= 0],
  ['>', (left, right) => compare(left, right) > 0],
  ['>=', (left, right) => compare(left, right) >= 0],
  ['+', add],
  ['-', subtract],
  ['*', (left, right) => Number(left) * Number(right)],
  ['/', divide],
  ['%', (left, right) => Number(left) % notZero(Number(right))],
  ['||', concatenate],
  ['~~', (left, right) => isLike(String(left), String(right), false)],
  ['!~~', (left, right) => !isLike(String(left), String(right), false)],
  ['~~*', (left, right) => isLike(String(left), String(right), true)],
  ['!~~*', (left, right) => !isLike(String(left), String(right), true)],
  ['~', (left, right) => regularExpression(String(right), 'u').test(String(left))],
  ['!~', (left, right) => !regularExpression(String(right), 'u').test(String(left))],
  ['~*', (left, right) => regularExpression(String(right), 'iu').test(String(left))],
  ['!~*', (left, right) => !regularExpression(String(right), 'iu').test(String(left))],
  ['->', member],
  ['->>', (left, right) => jsonText(member(left, right))],
  ['#>', atPath],
  ['#>>', (left, right) => jsonText(atPath(left, right))],
  ['@>', contains],
  ['<@', (left, right) => contains(right, left)],
  ['&&', (left, right) => asArray(left).some((item) => asArray(right).some((other) => isEqual(item, other)))],
  ['?', (left, right) => hasKey(left, right)],
  ['?|', (left, right) => asArray(right).some((key) => hasKey(left, key))],
  ['?&', (left, right) => asArray(right).every((key) => hasKey(left, key))],
]);

/** Applies a Postgres operator; NULL on either side gives NULL. Throws PgError 42883 for an operator that is not here. */
export function operate(operator: string, left: unknown, right: unknown): unknown {
  const apply = operators.get(operator);
  if (apply === undefined) throw new PgError('42883', `operator does not exist: ${operator}`);
  if (left === null || left === undefined || right === null || right === undefined) return null;
  return apply(left, right);
}

function add(left: unknown, right: unknown): unknown {
  if (right instanceof Interval) return shift(left, right, 1);
  if (left instanceof Interval) return shift(right, left, 1);
  return Number(left) + Number(right);
}

function subtract(left: unknown, right: unknown): unknown {
  if (right instanceof Interval) return shift(left, right, -1);
  if (isInstant(left) && isInstant(right)) {
    const ms = instantOf(left) - instantOf(right);
    const isDates = left.length === 10 && right.length === 10;
    return isDates ? ms / 86_400_000 : new Interval(0, Math.trunc(ms / 86_400_000), ms % 86_400_000);
  }
  if (isObject(left)) return Object.fromEntries(Object.entries(left).filter(([key]) => !asArray(right).includes(key)));
  return Number(left) - Number(right);
}

function shift(left: unknown, by: Interval, times: number): unknown {
  if (left instanceof Interval)
    return new Interval(left.months + times * by.months, left.days + times * by.days, left.ms + times * by.ms);
  if (!isInstant(left)) throw new PgError('42883', 'an interval can only be added to a date, a timestamp or an interval');
  return formatTimestamp(by.addTo(instantOf(left), times));
}

/** Integer and numeric division differ, and a value does not carry its type here: only what both agree on is answered. */
function divide(left: unknown, right: unknown): number {
  const quotient = Number(left) / notZero(Number(right));
  if (Number.isInteger(Number(left)) && Number.isInteger(Number(right)) && !Number.isInteger(quotient)) {
    throw new PgError(
      '0A000',
      `the embedded backend cannot tell whether ${String(left)} / ${String(right)} is integer or numeric division`,
    );
  }
  return quotient;
}

function notZero(value: number): number {
  if (value === 0) throw new PgError('22012', 'division by zero');
  return value;
}

function concatenate(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) || Array.isArray(right)) return [...asArray(left), ...asArray(right)];
  if (isObject(left) && isObject(right)) return { ...left, ...right };
  return (jsonText(left) ?? '') + (jsonText(right) ?? '');
}

function hasKey(json: unknown, key: unknown): boolean {
  return Array.isArray(json) ? json.includes(key) : isObject(json) && Object.hasOwn(json, String(key));
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function regularExpression(source: string, flags: string): RegExp {
  try {
    return new RegExp(source, flags);
  } catch {
    throw new PgError('2201B', `invalid regular expression: ${source}`);
  }
}
