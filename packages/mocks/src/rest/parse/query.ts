import type { Condition, OrderTerm, Query, Selection } from '../Query.ts';
import { RestError } from '../RestError.ts';
import { Cursor } from './Cursor.ts';
import { parseName } from './field.ts';
import { parseFilter, parseLogic } from './filter.ts';
import { parseOrder } from './order.ts';
import { parsePath } from './path.ts';
import { parseSelect } from './select.ts';

interface Draft extends Selection {
  readonly path: readonly string[];
  readonly filters: Condition[];
  readonly order: OrderTerm[];
  limit: number | null;
  offset: number;
}

/**
 * Parses a query string. `ignored` names are not filters but arguments of a function called with GET.
 * @throws PGRST100, PGRST103
 */
export function parseQuery(parameters: URLSearchParams, ignored: ReadonlySet<string> = new Set()): Query {
  const root = emptyDraft([]);
  const drafts = new Map([['', root]]);
  for (const [name, value] of parameters) {
    if (reserved.has(name) || ignored.has(name)) continue;
    const { path, rest } = targetOf(name);
    const key = path.join('\0');
    const draft = drafts.get(key) ?? emptyDraft(path);
    drafts.set(key, draft);
    readParameter(draft, rest, value);
  }
  drafts.delete('');
  return {
    ...root,
    select: parseSelect(parameters.get('select') ?? '*'),
    offset: Math.max(0, root.offset),
    embedded: [...drafts.values()],
    columns: parseNames('columns parameter', parameters.get('columns')),
    onConflict: parseNames('on_conflict parameter', parameters.get('on_conflict')),
  };
}

const reserved = new Set(['select', 'columns', 'on_conflict']);

function emptyDraft(path: readonly string[]): Draft {
  return { path, filters: [], order: [], limit: null, offset: 0 };
}

/** `a.b.not.or` addresses the logic of `a.b`, `a.b.column` its column. */
function targetOf(name: string): { readonly path: readonly string[]; readonly rest: string } {
  const { path, rest } = parsePath(name);
  const isNegated = path.at(-1) === 'not' && ['and', 'or'].includes(rest);
  return isNegated ? { path: path.slice(0, -1), rest: `not.${rest}` } : { path, rest };
}

function readParameter(draft: Draft, name: string, value: string): void {
  switch (name) {
    case 'and':
    case 'or':
    case 'not.and':
    case 'not.or':
      draft.filters.push(parseLogic(name, value));
      break;
    case 'order':
      if (draft.order.length === 0) draft.order.push(...parseOrder(value));
      break;
    case 'limit':
      draft.limit = parseLimit(value);
      break;
    case 'offset':
      draft.offset = parseInteger(value) ?? 0;
      break;
    default:
      draft.filters.push(parseFilter(name, value));
  }
}

function parseLimit(text: string): number | null {
  const limit = parseInteger(text);
  if (limit !== null && limit < 0) {
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', 'Limit should be greater than or equal to zero.');
  }
  return limit;
}

/** As in PostgREST, values that are not integers are ignored. */
function parseInteger(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null;
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
