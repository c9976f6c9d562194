import type { OrderTerm } from '../Query.ts';
import { Cursor } from './Cursor.ts';
import { parseField } from './field.ts';

/**
 * Parses `order=a.desc.nullslast,b,parent(c)`. By default nulls are last when ascending and first when descending.
 * @throws PGRST100
 */
export function parseOrder(text: string): readonly OrderTerm[] {
  const cursor = new Cursor('order', text);
  const terms: OrderTerm[] = [];
  do terms.push(parseTerm(cursor));
  while (cursor.takes(','));
  if (!cursor.isAtEnd) throw cursor.failure('delimiter (.), "," or end of input');
  return terms;
}

function parseTerm(cursor: Cursor): OrderTerm {
  cursor.match(/[ \t]*/y);
  const first = parseField(cursor);
  const isRelated = first.steps.length === 0 && cursor.takes('(');
  const field = isRelated ? parseField(cursor) : first;
  if (isRelated && !cursor.takes(')')) throw cursor.failure('"->>", "->" or ")"');
  const isDescending = cursor.match(/\.desc(?![a-z])/y) !== null;
  if (!isDescending) cursor.match(/\.asc(?![a-z])/y);
  const nulls = cursor.match(/\.nulls(?:first|last)(?![a-z])/y);
  if (cursor.takes('.')) throw cursor.failure('"asc", "desc", "nullsfirst" or "nullslast"');
  cursor.match(/[ \t]*/y);
  return {
    relation: isRelated ? first.column : null,
    field,
    isDescending,
    isNullsFirst: nulls === null ? isDescending : nulls === '.nullsfirst',
  };
}
