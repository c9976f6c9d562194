import type { Node } from '../tree.ts';
import { assertKind } from '../tree.ts';
import { checkOrder } from './operators.ts';
import type { Compiled, Scope } from './scope.ts';
import { printKeyName, quoteString } from './scope.ts';

/** The code of a sort key that orders as Postgres does: for an enum, the index of its label. */
export function orderKey(value: Compiled, scope: Scope): string {
  if (scope.schema.isEnum(value.type)) return `sql.call('array_position', enums${memberOf(value.type)}, ${value.code})`;
  checkOrder(value, value);
  return value.code;
}

const memberOf = (type: string): string => (printKeyName(type) === type ? `.${type}` : `[${quoteString(type)}]`);

/** Compiles `order by` over items; `item` is the parameter for one of them. */
export function sortOf(items: string, item: string, clause: readonly Node[], scope: Scope): string {
  const sorts = clause.map((node) => {
    const sort = assertKind('SortBy', node);
    const isDescending = sort?.sortby_dir === 'SORTBY_DESC';
    const nulls = { SORTBY_NULLS_FIRST: !isDescending && ' nulls first', SORTBY_NULLS_LAST: isDescending && ' nulls last' };
    const suffix = nulls[String(sort?.sortby_nulls) as keyof typeof nulls] || '';
    return { key: orderKey(scope.compile(sort?.node, scope), scope), direction: (isDescending ? 'desc' : 'asc') + suffix };
  });
  const keys = sorts.map(({ key }) => key).join(', ');
  return `sql.sort(${items}, (${item}) => [${keys}], [${sorts.map(({ direction }) => quoteString(direction)).join(', ')}])`;
}
