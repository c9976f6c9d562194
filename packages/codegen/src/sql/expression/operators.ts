import type { Compiled } from './scope.ts';
import { quote, Refusal } from './scope.ts';

const integers = new Set(['int2', 'int4', 'int8']);
const floats = new Set(['float4', 'float8']);
const orderable = new Set([
  'int2',
  'int4',
  'int8',
  'numeric',
  'float4',
  'float8',
  'timestamptz',
  'timestamp',
  'date',
  'bool',
  'unknown',
]);

/** Result types of the operators that the engine has; anything else is refused. */
const results: Readonly<Record<string, string>> = {
  '=': 'bool', '<>': 'bool', '<': 'bool', '<=': 'bool', '>': 'bool', '>=': 'bool',
  '~~': 'bool', '~~*': 'bool', '~': 'bool', '~*': 'bool', '@>': 'bool', '<@': 'bool', '?': 'bool', '?|': 'bool', '?&': 'bool', '&&': 'bool',
  '->': 'jsonb', '->>': 'text', '#>': 'jsonb', '#>>': 'text', '||': '', '+': '', '-': '', '*': '', '/': '',
}; // prettier-ignore

const negations: Readonly<Record<string, string>> = { '!~~': '~~', '!~~*': '~~*', '!~': '~', '!~*': '~*' };

function checkOrder(left: Compiled, right: Compiled): void {
  const type = left.type === 'unknown' ? right.type : left.type;
  if (orderable.has(type)) return;
  const why = type === 'text' || type === 'varchar' ? "depends on the database's collation" : 'is not compiled';
  throw new Refusal(`The order of ${type} values ${why}. Compare numbers, dates or moments, or use equality.`);
}

const joinable = new Set(['text', 'varchar', 'unknown', 'uuid', 'int2', 'int4', 'int8', 'jsonb']);

function joinedType(left: Compiled, right: Compiled): string {
  const whole = [left.type, right.type].find((type) => type.startsWith('_') || type === 'jsonb');
  const strange = whole === undefined ? [left.type, right.type].find((type) => !joinable.has(type)) : undefined;
  if (strange === undefined) return whole ?? 'text';
  throw new Refusal(
    `Joining a ${strange} to text is not compiled, because its text depends on the session. Join text and integers.`,
  );
}

function arithmeticType(operator: string, left: Compiled, right: Compiled): string {
  const both = [left.type, right.type];
  if (both.every((type) => integers.has(type)) && operator !== '/') return both.includes('int8') ? 'int8' : 'int4';
  if (both.every((type) => floats.has(type))) return 'float8';
  const isMoment = (type: string) => type === 'timestamptz' || type === 'timestamp' || type === 'date';
  if (isMoment(left.type) && right.type === 'interval' && (operator === '+' || operator === '-')) {
    return left.type === 'timestamptz' ? 'timestamptz' : 'timestamp';
  }
  const pair = both.join(` ${operator} `);
  throw new Refusal(
    `${pair} is not compiled, because JavaScript numbers do not calculate it exactly. Use integers with + - *, or a generated column.`,
  );
}

/** Regular expressions mean the same in Postgres and in JavaScript only without these. */
function checkPattern(pattern: Compiled): void {
  if (!pattern.code.startsWith("'")) throw new Refusal('The pattern of a regular expression must be a constant.');
  if (/\\\\[a-zA-Z]|\[\[|\(\?(?!:)|\*\*\*|\{,/.test(pattern.code)) {
    throw new Refusal(
      'This regular expression is not the same in JavaScript. Write character ranges such as [0-9A-Za-z] instead of classes and escapes.',
    );
  }
}

/** `left operator right`. */
export function compileOperator(operator: string, left: Compiled | undefined, right: Compiled): Compiled {
  const negated = negations[operator];
  if (negated !== undefined) return { code: `sql.not(${compileOperator(negated, left, right).code})`, type: 'bool' };
  if (left === undefined) {
    if (operator === '-' && /^\d/.test(right.code)) return { code: `-${right.code}`, type: right.type };
    throw new Refusal(`The prefix operator ${operator} is not compiled. Write it as an operation on two values.`);
  }
  const result = results[operator];
  if (result === undefined) {
    throw new Refusal(`The operator ${operator} is not compiled. Use one of ${Object.keys(results).join(' ')}.`);
  }
  if (['<', '<=', '>', '>='].includes(operator)) checkOrder(left, right);
  if (operator === '~' || operator === '~*') checkPattern(right);
  const code = `sql.op(${quote(operator)}, ${left.code}, ${right.code})`;
  if (operator === '||') return { code, type: joinedType(left, right) };
  if (['+', '-', '*', '/'].includes(operator)) return { code, type: arithmeticType(operator, left, right) };
  return { code, type: result };
}

/** `left operator any (right)` or `all (right)`. */
export function compileQuantified(word: 'any' | 'all', operator: string, left: Compiled, right: Compiled): Compiled {
  if (!(operator in results)) throw new Refusal(`The operator ${operator} is not compiled with ${word}. Use = or <>.`);
  if (['<', '<=', '>', '>='].includes(operator)) checkOrder(left, { ...right, type: 'unknown' });
  return { code: `sql.${word}(${quote(operator)}, ${left.code}, ${right.code})`, type: 'bool' };
}
