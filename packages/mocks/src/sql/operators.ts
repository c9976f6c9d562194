import { textSearch } from '#text-search';
import { calculate, toNumber } from './arithmetic.ts';
import { compare, isEqual } from './compare.ts';
import { Interval } from './Interval.ts';
import { atPath, containsJson, fromSqlJson, isObject, jsonText, jsonMember, normalizeJson } from './json.ts';
import { matchesLike } from './like.ts';
import { isNumber } from './Numeric.ts';
import { outputText } from './output.ts';
import { PgError } from './PgError.ts';
import { compilePattern } from './regularExpression.ts';
import { shiftDate, shiftMoment, subtractMoments } from './momentArithmetic.ts';
import { isInstant } from './timestamp.ts';

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
  ['*', multiply],
  ['/', divide],
  ['%', (left, right) => calculate('%', toNumber(left), toNumber(right))],
  ['||', concatenate],
  ['~~', (left, right) => matchesLike(String(left), String(right), false)],
  ['!~~', (left, right) => !matchesLike(String(left), String(right), false)],
  ['~~*', (left, right) => matchesLike(String(left), String(right), true)],
  ['!~~*', (left, right) => !matchesLike(String(left), String(right), true)],
  ['~', (left, right) => compilePattern(String(right), false)(String(left))],
  ['!~', (left, right) => !compilePattern(String(right), false)(String(left))],
  ['~*', (left, right) => compilePattern(String(right), true)(String(left))],
  ['!~*', (left, right) => !compilePattern(String(right), true)(String(left))],
  ['->', jsonMember],
  ['->>', (left, right) => jsonText(jsonMember(left, right))],
  ['#>', atPath],
  ['#>>', (left, right) => jsonText(atPath(left, right))],
  ['@>', (left, right) => containsJson(left, right)],
  ['<@', (left, right) => containsJson(right, left)],
  ['&&', (left, right) => asArray(left).some((item) => asArray(right).some((other) => item !== null && isEqual(item, other)))],
  ['@@', (left, right) => textSearch().textSearchFunctions.ts_match_vq(left, right)],
  ['?', hasKey],
  ['?|', (left, right) => asArray(right).some((key) => hasKey(left, key))],
  ['?&', (left, right) => asArray(right).every((key) => hasKey(left, key))],
  ['#-', (left, right) => withoutPath(left, asArray(right))],
]);

/**
 * Applies a Postgres operator; NULL on either side gives NULL.
 * @throws PgError 42883 for an unsupported operator
 */
export function applyOperator(operator: string, left: unknown, right: unknown): unknown {
  const apply = operators.get(operator);
  if (apply === undefined) throw new PgError('42883', `operator does not exist: ${operator}`);
  if (left === null || left === undefined || right === null || right === undefined) return null;
  return apply(left, right);
}

function add(left: unknown, right: unknown): unknown {
  if (left instanceof Interval && right instanceof Interval) return left.plus(right, 1);
  if (right instanceof Interval) return shiftMoment(left, right, 1);
  if (left instanceof Interval) return shiftMoment(right, left, 1);
  if (isInstant(left)) return shiftDate(left, Number(toNumber(right)));
  if (isInstant(right)) return shiftDate(right, Number(toNumber(left)));
  return calculate('+', toNumber(left), toNumber(right));
}

function subtract(left: unknown, right: unknown): unknown {
  if (left instanceof Interval && right instanceof Interval) return left.plus(right, -1);
  if (right instanceof Interval) return shiftMoment(left, right, -1);
  if (isInstant(left) && isInstant(right)) return subtractMoments(left, right);
  if (isInstant(left)) return shiftDate(left, -Number(toNumber(right)));
  if (Array.isArray(left)) {
    return isNumber(right)
      ? left.filter((_, index) => index !== (Number(right) < 0 ? left.length + Number(right) : Number(right)))
      : left.filter((item) => !asArray(right).includes(item));
  }
  if (isObject(left)) return Object.fromEntries(Object.entries(left).filter(([key]) => !asArray(right).includes(key)));
  return calculate('-', toNumber(left), toNumber(right));
}

function multiply(left: unknown, right: unknown): unknown {
  if (left instanceof Interval) return left.times(Number(toNumber(right)));
  if (right instanceof Interval) return right.times(Number(toNumber(left)));
  return calculate('*', toNumber(left), toNumber(right));
}

function divide(left: unknown, right: unknown): unknown {
  if (!(left instanceof Interval)) return calculate('/', toNumber(left), toNumber(right));
  if (Number(toNumber(right)) === 0) throw new PgError('22012', 'division by zero');
  return left.times(1 / Number(toNumber(right)));
}

function concatenate(left: unknown, right: unknown): unknown {
  if (Array.isArray(left) || Array.isArray(right)) return [...asArray(left), ...asArray(right)].map(fromSqlJson);
  if (isObject(left) && isObject(right)) return normalizeJson({ ...left, ...right });
  return textOf(left) + textOf(right);
}

function textOf(value: unknown): string {
  return typeof value === 'boolean' ? String(value) : (outputText(value, 'text') ?? '');
}

function hasKey(json: unknown, key: unknown): boolean {
  return Array.isArray(json) ? json.includes(key) : isObject(json) ? Object.hasOwn(json, String(key)) : json === key;
}

function withoutPath(json: unknown, [step, ...rest]: readonly unknown[]): unknown {
  if (step === undefined) return json;
  if (Array.isArray(json)) {
    const at = Number(step) < 0 ? json.length + Number(step) : Number(step);
    return rest.length === 0
      ? json.filter((_, index) => index !== at)
      : json.map((item: unknown, index) => (index === at ? withoutPath(item, rest) : item));
  }
  if (!isObject(json)) return json;
  const entries = Object.entries(json);
  return Object.fromEntries(
    rest.length === 0
      ? entries.filter(([key]) => key !== step)
      : entries.map(([key, value]) => [key, key === step ? withoutPath(value, rest) : value]),
  );
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
