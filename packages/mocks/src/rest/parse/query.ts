import type { Condition, Query } from '../Query.ts';
import { RestError, notImplemented } from '../RestError.ts';
import { Cursor } from './Cursor.ts';
import { parseName } from './field.ts';
import { parseFilter, parseLogic } from './filter.ts';
import { parseOrder } from './order.ts';
import { parseSelect } from './select.ts';

/** Reads a query string. Names in `ignored` are no filters (the arguments of a function called with GET). */
export function parseQuery(parameters: URLSearchParams, ignored: ReadonlySet<string> = new Set()): Query {
  const filters: Condition[] = [];
  for (const [name, value] of parameters) {
    if (/^(?:not\.)?(?:and|or)$/.test(name)) filters.push(parseLogic(name, value));
    else if (/\.(?:not\.)?(?:and|or|order|limit|offset|select)$/.test(name))
      throw notImplemented(`parameters of an embedded resource ("${name}")`);
    else if (!reserved.has(name) && !ignored.has(name)) filters.push(parseFilter(name, value));
  }
  const order = parameters.get('order');
  return {
    select: parseSelect(parameters.get('select') ?? '*'),
    filters,
    order: order === null || order === '' ? [] : parseOrder(order),
    limit: parseLimit(parameters.get('limit')),
    offset: Math.max(0, parseInteger(parameters.get('offset')) ?? 0),
    columns: parseNames('columns parameter', parameters.get('columns')),
    onConflict: parseNames('on_conflict parameter', parameters.get('on_conflict')),
  };
}

const reserved = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']);

function parseLimit(text: string | null): number | null {
  const limit = parseInteger(text);
  if (limit !== null && limit < 0) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', 'Limit should be greater than or equal to zero.');
  }
  return limit;
}

/** A value that is no integer is left out of account, as PostgREST does. */
function parseInteger(text: string | null): number | null {
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null;
}

function parseNames(what: string, text: string | null): readonly string[] | null {
  if (text === null || text === '') return null;
  const cursor = new Cursor(what, text);
  const names: string[] = [];
  do names.push(parseName(cursor));
  while (cursor.takes(','));
  if (!cursor.isAtEnd) throw cursor.failure('"," or end of input');
  return names;
}
