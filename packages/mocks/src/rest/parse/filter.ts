import type { Condition, Field, Group, Test } from '../Query.ts';
import { notImplemented } from '../RestError.ts';
import { Cursor } from './Cursor.ts';
import { parseField } from './field.ts';

const quantifiable = ['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike'];
const operators = new Set([...quantifiable, 'neq', 'in', 'is', 'isdistinct', 'cs', 'cd', 'ov']);
const later = new Set(['match', 'imatch', 'fts', 'plfts', 'phfts', 'wfts', 'sl', 'sr', 'nxr', 'nxl', 'adj']);

/** One filter parameter: `?column=not.operator.value`. Throws PGRST100, and 501 for an operator that is not here yet. */
export function parseFilter(name: string, text: string): Test {
  const path = new Cursor('tree path', name);
  const field = parseField(path);
  if (path.takes('.')) throw notImplemented(`filters on an embedded resource ("${name}")`);
  if (!path.isAtEnd) throw path.failure('"->>", "->" or end of input');
  return parseTest(new Cursor('filter', text), field, false);
}

/** `?and=(…)`, `?not.or=(…)`. */
export function parseLogic(name: string, text: string): Group {
  const cursor = new Cursor('logic tree', text);
  const isNegated = name.startsWith('not.');
  const group = parseGroup(cursor, name.endsWith('and') ? 'and' : 'or', isNegated);
  if (!cursor.isAtEnd) throw cursor.failure('end of input');
  return group;
}

function parseGroup(cursor: Cursor, operator: 'and' | 'or', isNegated: boolean): Group {
  if (!cursor.takes('(')) throw cursor.failure('"("');
  const terms: Condition[] = [];
  do terms.push(parseTerm(cursor));
  while (cursor.takes(','));
  if (!cursor.takes(')')) throw cursor.failure('"," or ")"');
  return { kind: 'group', operator, isNegated, terms };
}

function parseTerm(cursor: Cursor): Condition {
  cursor.match(/\s*/y);
  const group = cursor.match(/(?:not\.)?(?:and|or)(?=\()/y);
  if (group !== null) return parseGroup(cursor, group.endsWith('and') ? 'and' : 'or', group.startsWith('not.'));
  const field = parseField(cursor);
  if (!cursor.takes('.')) throw cursor.failure('"->>", "->", delimiter (.) or logic operator (and, or)');
  return parseTest(cursor, field, true);
}

function parseTest(cursor: Cursor, field: Field, isInGroup: boolean): Test {
  const isNegated = cursor.takes('not.');
  const start = cursor.position;
  const operator = cursor.match(/[a-z]+/y) ?? '';
  if (later.has(operator)) throw notImplemented(`the filter operator "${operator}"`);
  if (!operators.has(operator)) throw cursor.failure('"not" or operator (eq, gt, ...)', start);
  const quantifier = quantifiable.includes(operator) ? (cursor.match(/\((?:any|all)\)/y)?.slice(1, -1) ?? null) : null;
  if (!cursor.takes('.')) throw cursor.failure(quantifiable.includes(operator) && quantifier === null ? '"(" or "."' : '"."');
  const value = parseValue(cursor, operator, quantifier !== null, isInGroup);
  return {
    kind: 'test',
    field,
    isNegated,
    operator,
    quantifier: quantifier === 'any' || quantifier === 'all' ? quantifier : null,
    value,
  };
}

function parseValue(cursor: Cursor, operator: string, isList: boolean, isInGroup: boolean): string | readonly string[] {
  if (operator === 'in') return parseList(cursor, '(', ')', isInGroup);
  if (isList) return parseList(cursor, '{', '}', isInGroup);
  if (operator === 'is') return parseTruth(cursor);
  if (!isInGroup) return cursor.takeRest();
  const quoted = cursor.match(/"(?:[^"\\]|\\.)*"(?=[,)])/y);
  if (quoted !== null) return unquote(quoted);
  // Arrays and JSON may hold commas: their braces keep them together.
  const braced = cursor.match(/\{[^{}]*\}(?=[,)])/y);
  return braced ?? cursor.match(/[^,)]*/y) ?? '';
}

function parseTruth(cursor: Cursor): string {
  const start = cursor.position;
  const word = cursor.match(/[a-z_]+/iy)?.toLowerCase() ?? '';
  if (!['null', 'not_null', 'true', 'false', 'unknown'].includes(word)) {
    throw cursor.failure('isVal: (null, not_null, true, false, unknown)', start);
  }
  return word;
}

function parseList(cursor: Cursor, open: string, close: string, isInGroup: boolean): readonly string[] {
  if (!cursor.takes(open)) throw cursor.failure(`"${open}"`);
  const items: string[] = [];
  const plain = close === ')' ? /[^,)]*/y : /[^,}]*/y;
  do {
    cursor.match(/ */y);
    const quoted = cursor.match(/"(?:[^"\\]|\\.)*"/y);
    items.push(quoted === null ? (cursor.match(plain) ?? '') : unquote(quoted));
  } while (cursor.takes(','));
  if (!cursor.takes(close)) throw cursor.failure(`"," or "${close}"`);
  if (!isInGroup && !cursor.isAtEnd) throw cursor.failure('end of input');
  return items.length === 1 && items[0] === '' ? [] : items;
}

function unquote(text: string): string {
  return text.slice(1, -1).replace(/\\(.)/g, '$1');
}
