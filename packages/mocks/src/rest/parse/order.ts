import type { OrderTerm } from '../Query.ts';
import { notImplemented } from '../RestError.ts';
import { Cursor } from './Cursor.ts';
import { parseField } from './field.ts';

/** `order=a.desc.nullslast,b`; nulls come last when ascending, first when descending, unless said otherwise. */
export function parseOrder(text: string): readonly OrderTerm[] {
  const cursor = new Cursor('order', text);
  const terms: OrderTerm[] = [];
  do {
    const field = parseField(cursor);
    if (cursor.rest.startsWith('(')) throw notImplemented(`ordering by an embedded resource ("${text}")`);
    const isDescending = cursor.match(/\.desc(?![a-z])/y) !== null;
    if (!isDescending) cursor.match(/\.asc(?![a-z])/y);
    const nulls = cursor.match(/\.nulls(?:first|last)(?![a-z])/y);
    if (cursor.takes('.')) throw cursor.failure('"asc", "desc", "nullsfirst" or "nullslast"');
    terms.push({ field, isDescending, isNullsFirst: nulls === null ? isDescending : nulls === '.nullsfirst' });
  } while (cursor.takes(','));
  if (!cursor.isAtEnd) throw cursor.failure('delimiter (.), "," or end of input');
  return terms;
}
