import type { Compiled } from './scope.ts';
import { quoteString, UnsupportedSqlError } from './scope.ts';

const integers = new Set(['int2', 'int4', 'int8']);
const floats = new Set(['float4', 'float8']);
const orderable = new Set(
  'int2 int4 int8 numeric float4 float8 timestamptz timestamp date time interval bool uuid unknown'.split(' '),
);

/** Supported operators with their result types. */
const results: Readonly<Record<string, string>> = {
  '=': 'bool', '<>': 'bool', '<': 'bool', '<=': 'bool', '>': 'bool', '>=': 'bool',
  '~~': 'bool', '~~*': 'bool', '~': 'bool', '~*': 'bool', '@>': 'bool', '<@': 'bool', '?': 'bool', '?|': 'bool', '?&': 'bool', '&&': 'bool', '@@': 'bool',
  '->': 'jsonb', '->>': 'text', '#>': 'jsonb', '#>>': 'text', '||': '', '+': '', '-': '', '*': '', '/': '', '%': '',
}; // prettier-ignore

const negations: Readonly<Record<string, string>> = { '!~~': '~~', '!~~*': '~~*', '!~': '~', '!~*': '~*' };

/** @throws {UnsupportedSqlError} if the engine orders these values differently than Postgres */
export function checkOrder(left: Compiled, right: Compiled): void {
  const type = left.type === 'unknown' ? right.type : left.type;
  if (orderable.has(type) || left.isOrderedByCode === true || right.isOrderedByCode === true) return;
  const why = type === 'text' || type === 'varchar' ? "depends on the database's collation" : 'is not compiled';
  throw new UnsupportedSqlError(
    `The order of ${type} values ${why}. Compare numbers, dates or moments, use equality, or add collate "C" to text.`,
  );
}

const joinable = new Set(['text', 'varchar', 'unknown', 'uuid', 'int2', 'int4', 'int8', 'jsonb']);

function joinedType(left: Compiled, right: Compiled): string {
  const whole = [left.type, right.type].find((type) => type.startsWith('_') || type === 'jsonb');
  const strange = whole === undefined ? [left.type, right.type].find((type) => !joinable.has(type)) : undefined;
  if (strange === undefined) return whole ?? 'text';
  throw new UnsupportedSqlError(
    `Joining a ${strange} to text is not compiled, because its text depends on the session. Join text and integers.`,
  );
}

const isMoment = (type: string): boolean => type === 'timestamptz' || type === 'timestamp';

/** The type of `left operator right`; `undefined` if the engine does not calculate it exactly. */
function arithmeticType(operator: string, left: string, right: string): string | undefined {
  if (integers.has(left) && integers.has(right)) return left === 'int8' || right === 'int8' ? 'int8' : 'int4';
  if (floats.has(left) && floats.has(right) && operator !== '%') return 'float8';
  if (operator !== '+' && operator !== '-') return undefined;
  if (right === 'interval' && (isMoment(left) || left === 'date')) return left === 'timestamptz' ? 'timestamptz' : 'timestamp';
  if (left === 'date' && integers.has(right)) return 'date';
  if (operator === '-' && left === 'date' && right === 'date') return 'int4';
  if (operator === '-' && isMoment(left) && left === right) return 'interval';
  if (operator === '-' && left === 'jsonb' && (right === 'text' || right === '_text')) return 'jsonb';
  return undefined;
}

function compileArithmetic(operator: string, left: Compiled, right: Compiled): Compiled {
  const type = arithmeticType(operator, left.type, right.type);
  if (type === undefined) {
    throw new UnsupportedSqlError(
      `${left.type} ${operator} ${right.type} is not compiled, because JavaScript numbers do not calculate it exactly. Use integers, or a generated column.`,
    );
  }
  // Between integers `/` truncates, as div does.
  if (operator === '/' && integers.has(type)) return { code: `sql.call('div', ${left.code}, ${right.code})`, type };
  return { code: `sql.op(${quoteString(operator)}, ${left.code}, ${right.code})`, type };
}

const moments = new Set(['date', 'timestamp', 'timestamptz']);
const containers = /^(?:_.*|jsonb|unknown)$/;

/** @throws {UnsupportedSqlError} if the engine, which does not know types at run time, would give another result than Postgres */
function checkOperands(operator: string, left: Compiled, right: Compiled): void {
  const both = [left.type, right.type];
  if (['@>', '<@', '&&'].includes(operator) && both.some((type) => !containers.test(type)))
    throw new UnsupportedSqlError(`${left.type} ${operator} ${right.type} is not compiled. Compare arrays or jsonb.`);
  if (!['=', '<>', '<', '<=', '>', '>='].includes(operator)) return;
  if (left.type !== right.type && both.every((type) => moments.has(type)))
    throw new UnsupportedSqlError(`Comparing ${left.type} with ${right.type} is not compiled. Cast one of them.`);
  const padded = both.find((type) => type === 'bpchar' || type === 'citext');
  if (padded !== undefined)
    throw new UnsupportedSqlError(`Comparing ${padded} is not compiled. Compare text, with lower() where case does not count.`);
}

/** Regular expressions have the same meaning in Postgres and JavaScript only without these. */
function checkPattern(pattern: Compiled): void {
  if (!pattern.code.startsWith("'")) throw new UnsupportedSqlError('The pattern of a regular expression must be a constant.');
  if (/\\\\[a-zA-Z]|\[\[|\(\?(?!:)|\*\*\*|\{,/.test(pattern.code)) {
    throw new UnsupportedSqlError(
      'This regular expression is not the same in JavaScript. Write character ranges such as [0-9A-Za-z] instead of classes and escapes.',
    );
  }
}

/** Compiles `left operator right`. */
export function compileOperator(operator: string, left: Compiled | undefined, right: Compiled): Compiled {
  const negated = negations[operator];
  if (negated !== undefined) return { code: `sql.not(${compileOperator(negated, left, right).code})`, type: 'bool' };
  if (left === undefined) {
    if (operator === '-' && /^\d/.test(right.code)) return { code: `-${right.code}`, type: right.type };
    throw new UnsupportedSqlError(`The prefix operator ${operator} is not compiled. Write it as an operation on two values.`);
  }
  const result = results[operator];
  if (result === undefined) {
    throw new UnsupportedSqlError(`The operator ${operator} is not compiled. Use one of ${Object.keys(results).join(' ')}.`);
  }
  checkOperands(operator, left, right);
  if (['<', '<=', '>', '>='].includes(operator)) checkOrder(left, right);
  if (operator === '~' || operator === '~*') checkPattern(right);
  const code = `sql.op(${quoteString(operator)}, ${left.code}, ${right.code})`;
  if (operator === '||' && left.type === 'tsvector' && right.type === 'tsvector')
    return { code: `sql.call('tsvector_concat', ${left.code}, ${right.code})`, type: 'tsvector' };
  if (operator === '||') return { code, type: joinedType(left, right) };
  if (['+', '-', '*', '/', '%'].includes(operator)) return compileArithmetic(operator, left, right);
  return { code, type: result };
}

/** Compiles `left operator any (right)` or `all (right)`. */
export function compileQuantified(word: 'any' | 'all', operator: string, left: Compiled, right: Compiled): Compiled {
  if (!(operator in results))
    throw new UnsupportedSqlError(`The operator ${operator} is not compiled with ${word}. Use = or <>.`);
  if (['<', '<=', '>', '>='].includes(operator)) checkOrder(left, { ...right, type: 'unknown' });
  return { code: `sql.${word}(${quoteString(operator)}, ${left.code}, ${right.code})`, type: 'bool' };
}
