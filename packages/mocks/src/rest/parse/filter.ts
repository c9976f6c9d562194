import type { Condition, Field, Group, Test } from '../Query.ts';
import { Cursor } from './Cursor.ts';
import { parseField } from './field.ts';

const quantifiable = new Set(['eq', 'gte', 'gt', 'lte', 'lt', 'like', 'ilike', 'match', 'imatch']);
const plain = new Set(['neq', 'isdistinct', 'cs', 'cd', 'ov', 'sl', 'sr', 'nxr', 'nxl', 'adj']);
const textSearch = new Set(['fts', 'plfts', 'phfts', 'wfts']);

/**
 * Parses a filter parameter: `?column=not.operator.value`.
 * @throws PGRST100
 */
export function parseFilter(name: string, text: string): Test {
  const path = new Cursor('tree path', name);
  const field = parseField(path);
  if (!path.isAtEnd) throw path.failure('"->>", "->" or end of input');
  return parseTest(new Cursor('filter', text), field, false);
}

/** Parses `?and=(…)`, `?not.or=(…)`. */
export function parseLogic(name: string, text: string): Group {
  const cursor = new Cursor('logic tree', text);
  const isNegated = name.startsWith('not.');
  const group = parseGroup(cursor, name.endsWith('and') ? 'and' : 'or', isNegated);
  if (!cursor.isAtEnd) throw cursor.failure('end of input');
  return group;
}

/** Whether a parameter of a function call is a filter on the result rather than an argument. */
export function isFilterText(text: string): boolean {
  return /^(?:not\.|(?:in|is|isdistinct|neq|cs|cd|ov|sl|sr|nxr|nxl|adj)\.|(?:fts|plfts|phfts|wfts)(?:\([\w $]+\))?\.|(?:eq|gte?|lte?|i?like|i?match)(?:\((?:any|all)\))?\.)/.test(
    text,
  );
}

function parseGroup(cursor: Cursor, operator: 'and' | 'or', isNegated: boolean): Group {
  cursor.match(/[ \t]*/y);
  if (!cursor.takes('(')) throw cursor.failure('"("');
  const terms: Condition[] = [];
  do {
    cursor.match(/[ \t]*/y);
    terms.push(parseTerm(cursor));
    cursor.match(/[ \t]*/y);
  } while (cursor.takes(','));
  if (!cursor.takes(')')) throw cursor.failure('"," or ")"');
  cursor.match(/[ \t]*/y);
  return { kind: 'group', operator, isNegated, terms };
}

function parseTerm(cursor: Cursor): Condition {
  const group = cursor.match(/(?:not\.)?(?:and|or)(?=[ \t]*\()/y);
  if (group !== null) return parseGroup(cursor, group.endsWith('and') ? 'and' : 'or', group.startsWith('not.'));
  const field = parseField(cursor);
  if (!cursor.takes('.')) throw cursor.failure('"->>", "->", delimiter (.) or logic operator (and, or)');
  return parseTest(cursor, field, true);
}

function parseTest(cursor: Cursor, field: Field, isInGroup: boolean): Test {
  const isNegated = cursor.takes('not.');
  const start = cursor.position;
  const operator = cursor.match(/[a-z]+/y) ?? '';
  const base = { kind: 'test', field, isNegated, operator, quantifier: null } as const;
  const unknown = (): Error => cursor.failure(isNegated ? 'operator (eq, gt, ...)' : '"not" or operator (eq, gt, ...)', start);
  if (operator === 'in' || operator === 'is') {
    if (!cursor.takes('.')) throw unknown();
    return { ...base, value: operator === 'in' ? parseList(cursor) : parseTruth(cursor) };
  }
  if (textSearch.has(operator)) {
    const language = cursor.match(/\([\p{L}\p{N}_ $]+\)/uy)?.slice(1, -1);
    if (!cursor.takes('.')) throw unknown();
    return { ...base, value: parseValue(cursor, isInGroup), ...(language !== undefined && { language }) };
  }
  if (!plain.has(operator) && !quantifiable.has(operator)) throw unknown();
  const word = quantifiable.has(operator) ? cursor.match(/\((?:any|all)\)/y) : null;
  if (!cursor.takes('.')) throw unknown();
  const quantifier = word === '(any)' ? 'any' : word === '(all)' ? 'all' : null;
  return { ...base, quantifier, value: parseValue(cursor, isInGroup) };
}

/**
 * Outside a group, the rest of the text; inside, a quoted string, an array in braces, or the text up to the next comma or
 * bracket.
 */
function parseValue(cursor: Cursor, isInGroup: boolean): string {
  if (!isInGroup) return cursor.takeRest();
  const quoted = cursor.match(/"(?:[^"\\]|\\.)*"(?=[,)]|$)/sy);
  if (quoted !== null) return unquote(quoted);
  return cursor.match(/\{[^{}]*\}/y) ?? cursor.match(/[^,)]*/y) ?? '';
}

/** As in PostgREST, text after the word is ignored. */
function parseTruth(cursor: Cursor): string {
  const word = cursor.match(/null|not_null|true|false|unknown/iy)?.toLowerCase();
  if (word === undefined) throw cursor.failure('isVal: (null, not_null, true, false, unknown)');
  return word;
}

function parseList(cursor: Cursor): readonly string[] {
  cursor.match(/[ \t]*/y);
  if (!cursor.takes('(')) throw cursor.failure('"("');
  cursor.match(/[ \t]*/y);
  const items: string[] = [];
  do {
    const quoted = cursor.match(/"(?:[^"\\]|\\.)*"(?=[,)]|$)/sy);
    items.push(quoted === null ? (cursor.match(/[^,)]*/y) ?? '') : unquote(quoted));
  } while (cursor.takes(','));
  if (!cursor.takes(')')) throw cursor.failure('"," or ")"');
  cursor.match(/[ \t]*/y);
  return items.length === 1 && items[0] === '' ? [] : items;
}

function unquote(text: string): string {
  return text.slice(1, -1).replaceAll(/\\(.)/gs, '$1');
}
