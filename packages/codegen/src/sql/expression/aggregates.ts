import type { Node, NodeOf } from '../tree.ts';
import { assertKind, namesIn } from '../tree.ts';
import { orderKey, sortOf } from './order.ts';
import type { Compiled, Scope } from './scope.ts';
import { quoteString, UnsupportedSqlError } from './scope.ts';

/** The result type by argument type, or the reason for rejecting it. */
const results: Readonly<Record<string, (type: string) => string>> = {
  count: () => 'int8',
  sum: sumType,
  min: (type) => type,
  max: (type) => type,
  bool_and: () => 'bool',
  bool_or: () => 'bool',
  every: () => 'bool',
  array_agg: (type) => `_${type}`,
  jsonb_agg: () => 'jsonb',
  json_agg: () => 'json',
  string_agg: () => 'text',
  avg: () => {
    throw new UnsupportedSqlError('avg is not compiled. Divide a sum by a count; integers divide without a remainder.');
  },
};

function sumType(type: string): string {
  if (type === 'int2' || type === 'int4') return 'int8';
  if (type === 'int8') return 'numeric';
  throw new UnsupportedSqlError(
    `sum(${type}) is not compiled, because JavaScript numbers do not add it exactly. Sum integers, such as cents.`,
  );
}

const nameOf = (call: NodeOf<'FuncCall'>): string =>
  namesIn(call.funcname)
    .filter((part) => part !== 'pg_catalog')
    .join('.');

export const isAggregate = (call: NodeOf<'FuncCall'>): boolean => call.agg_star === true || Object.hasOwn(results, nameOf(call));

/** Whether the expression contains an aggregate function, outside its subqueries. */
export function containsAggregate(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(([kind, inner]: [string, unknown]) => {
    if (kind === 'SubLink') return false;
    if (kind === 'FuncCall' && isAggregate(inner as NodeOf<'FuncCall'>)) return true;
    return containsAggregate(inner);
  });
}

/** Compiles an aggregate function over the scope's group. */
export function compileAggregate(call: NodeOf<'FuncCall'>, scope: Scope): Compiled {
  const { group } = scope;
  const name = nameOf(call);
  if (group === undefined || call.over !== undefined)
    throw new UnsupportedSqlError(`${name}(…) as a window is not compiled. Use a subquery with group by.`);
  const { item, scope: inner } = group;
  let items = group.variable;
  if (call.agg_filter !== undefined)
    items = `${items}.filter((${item}) => ${inner.compile(call.agg_filter, inner).code} === true)`;
  if (call.agg_order !== undefined && call.agg_distinct !== true) items = sortOf(items, item, call.agg_order, inner);
  if (call.agg_star === true) return { code: `${items}.length`, type: 'int8' };
  const [value, separator] = (call.args ?? []).map((arg: Node) => inner.compile(arg, inner));
  if (value === undefined) throw new UnsupportedSqlError(`${name}() without an argument is not compiled.`);
  const type = results[name]?.(value.type) ?? 'unknown';
  if (name === 'min' || name === 'max') {
    if (orderKey(value, inner) !== value.code)
      throw new UnsupportedSqlError(`${name} of an enum is not compiled. Use order by and limit 1.`);
  }
  let values = `${items}.map((${item}) => ${value.code})`;
  if (call.agg_distinct === true) values = `sql.distinct(${values})`;
  if (call.agg_distinct === true && call.agg_order !== undefined) {
    const key = orderKey({ ...value, code: 'value' }, inner);
    const isDescending = assertKind('SortBy', call.agg_order[0])?.sortby_dir === 'SORTBY_DESC';
    values = `sql.sort(${values}, (value) => [${key}], ['${isDescending ? 'desc' : 'asc'}'])`;
  }
  const args = [quoteString(name), values, ...(separator === undefined ? [] : [separator.code])];
  return { code: `sql.aggregate(${args.join(', ')})`, type };
}
