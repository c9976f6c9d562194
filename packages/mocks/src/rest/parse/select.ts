import type { SelectItem } from '../Query.ts';
import { notImplemented } from '../RestError.ts';
import { Cursor } from './Cursor.ts';
import { parseField } from './field.ts';

/** `select=`: columns, aliases, casts and JSON paths. Throws PGRST100, and 501 for embedding and aggregates. */
export function parseSelect(text: string): readonly SelectItem[] {
  const cursor = new Cursor('select parameter', text);
  const items: SelectItem[] = [];
  if (cursor.isAtEnd) return items;
  do items.push(parseItem(cursor));
  while (cursor.takes(','));
  if (!cursor.isAtEnd) throw cursor.failure('",", "::", "->" or end of input');
  return items;
}

function parseItem(cursor: Cursor): SelectItem {
  if (cursor.takes('*')) return { kind: 'all' };
  if (cursor.takes('...')) throw notImplemented(`spreading an embedded resource ("...${cursor.rest}")`);
  const before = cursor.position;
  let field = parseField(cursor);
  let alias: string | null = null;
  if (field.steps.length === 0 && !cursor.rest.startsWith('::') && cursor.takes(':')) {
    alias = field.column;
    field = parseField(cursor);
  }
  const name = cursor.rest;
  if (name.startsWith('(') || name.startsWith('!')) {
    throw notImplemented(`${field.column === 'count' ? 'the aggregate' : 'embedding the resource'} "${field.column}${name}"`);
  }
  if (/^\.(?:sum|avg|min|max|count)\(\)/.test(name)) throw notImplemented(`the aggregate "${field.column}${name}"`);
  const cast = cursor.takes('::') ? cursor.match(/[\w ]+(?:\[\])?/y) : null;
  if (cursor.position === before) throw cursor.failure('field name (* or [a..z0..9_$])');
  return { kind: 'field', field, alias, cast };
}
