import type { AggregateName, EmbedItem, FieldItem, SelectItem } from '../Query.ts';
import { Cursor } from './Cursor.ts';
import { parseField, parseName } from './field.ts';

const deepest = 100;
const aggregates: readonly AggregateName[] = ['count', 'sum', 'avg', 'min', 'max'];

/** Parses `select=`: columns, aggregates and embedded resources at any depth. @throws PGRST100 */
export function parseSelect(text: string): readonly SelectItem[] {
  const cursor = new Cursor('select parameter', text);
  const items = parseItems(cursor, 0);
  if (!cursor.isAtEnd) throw cursor.failure('"," or end of input');
  return items;
}

/** An empty text is an empty list. */
function parseItems(cursor: Cursor, depth: number): readonly SelectItem[] {
  if (depth > deepest) throw cursor.failure(`no more than ${deepest} levels of embedded resources`);
  skipBlanks(cursor);
  if (cursor.isAtEnd || cursor.rest.startsWith(')')) return [];
  const items: SelectItem[] = [];
  do {
    skipBlanks(cursor);
    items.push(parseItem(cursor, depth));
    skipBlanks(cursor);
  } while (cursor.takes(','));
  return items;
}

function parseItem(cursor: Cursor, depth: number): SelectItem {
  if (cursor.takes('...')) return parseEmbed(cursor, depth, parseName(cursor), null, true);
  if (cursor.match(/\*(?=[ \t]*(?:[,)]|$))/y) !== null) return { kind: 'all' };
  const alias = parseAlias(cursor);
  if (cursor.takes('count()')) {
    const field = { column: '*', steps: [] };
    return parseEnd(cursor, { kind: 'field', field, alias, cast: null }, 'count');
  }
  const field = parseField(cursor);
  if (field.steps.length === 0 && /^[!(]/.test(cursor.rest)) return parseEmbed(cursor, depth, field.column, alias, false);
  const cast = parseCast(cursor);
  const called = cursor.match(/\.(?:count|sum|avg|min|max)\(\)/y);
  return parseEnd(cursor, { kind: 'field', field, alias, cast }, aggregates.find((name) => called === `.${name}()`) ?? null);
}

function parseAlias(cursor: Cursor): string | null {
  if (cursor.match(/(?=(?:"(?:[^"\\]|\\.)*"|[^":(),!.>]+):(?!:))/y) === null) return null;
  const alias = parseName(cursor);
  if (!cursor.takes(':')) throw cursor.failure('":"');
  return alias;
}

function parseEnd(cursor: Cursor, item: Omit<FieldItem, 'aggregate'>, name: AggregateName | null): FieldItem {
  const aggregate = name === null ? null : { name, cast: parseCast(cursor) };
  if (cursor.match(/(?=[ \t]*(?:[,)]|$))/y) === null) {
    throw cursor.failure('letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input');
  }
  return { ...item, aggregate };
}

function parseEmbed(cursor: Cursor, depth: number, target: string, alias: string | null, isSpread: boolean): EmbedItem {
  let hint: string | null = null;
  let join: string | null = null;
  for (let count = 0; count < 2 && cursor.takes('!'); count++) {
    const word = parseName(cursor);
    if (word === 'inner' || word === 'left') join ??= word;
    else hint ??= word;
  }
  if (!cursor.takes('(')) throw cursor.failure('"("');
  const items = parseItems(cursor, depth + 1);
  if (!cursor.takes(')')) throw cursor.failure('"," or ")"');
  return { kind: 'embed', target, alias, hint, isInner: join === 'inner', isSpread, items };
}

function parseCast(cursor: Cursor): string | null {
  if (!cursor.takes('::')) return null;
  const type = cursor.match(/[\p{L}\p{N}_$ ]+/uy)?.trim();
  if (type === undefined || type === '') throw cursor.failure('letter or digit');
  return type;
}

function skipBlanks(cursor: Cursor): void {
  cursor.match(/[ \t]*/y);
}
