import { isObject } from '../../sql/json.ts';
import { inspect } from './inspect.ts';
import { parseFilters } from './parseFilters.ts';
import type { ChangeFilter } from './parseFilters.ts';

/** What happens to a row. */
export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** A client's wish for changes; `*` stands for every event, schema or table. */
export interface ChangeWish {
  readonly event: ChangeType | '*';
  readonly schema: string;
  readonly table: string;
  readonly filters: readonly ChangeFilter[];
  /** The columns it wants beside the primary key; `null`: all. */
  readonly columns: readonly string[] | null;
}

/** Reads one entry of `postgres_changes`; a text instead says what is wrong with it. */
export function parseWish(entry: unknown): ChangeWish | string {
  const wish = isObject(entry) ? entry : {};
  const { schema = 'public', table = '*', filter, select } = wish;
  const isNamed = Object.hasOwn(wish, 'schema') || Object.hasOwn(wish, 'table');
  const needsTable = filter !== undefined && !(Object.hasOwn(wish, 'schema') && Object.hasOwn(wish, 'table'));
  if (typeof select === 'string') {
    return 'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]';
  }
  if (!isNamed || needsTable || typeof schema !== 'string' || typeof table !== 'string' || !isOptionalText(filter)) {
    return `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${inspect(entry)}`;
  }
  const filters = parseFilters(filter ?? '');
  if (typeof filters === 'string') return `Error parsing \`filter\` params: ${filters}`;
  const columns = Array.isArray(select) ? select.filter((column) => typeof column === 'string') : [];
  if (columns.length > 0 && (schema === '*' || table === '*')) {
    return 'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.';
  }
  return { event: eventOf(wish['event']), schema, table, filters, columns: columns.length > 0 ? columns : null };
}

/** A wish as the service prints it in a complaint. */
export function wishText({ event, schema, table, filters, columns }: ChangeWish): string {
  const tuples = filters.map(({ column, operator, value, isNegated }) => {
    const written = operator === 'in' ? `{${value}}` : value;
    return `{${[column, operator, written].map(inspect).join(', ')}, ${String(isNegated)}}`;
  });
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${tuples.join(', ')}], select: ${inspect(columns)}]`;
}

function eventOf(event: unknown): ChangeWish['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*';
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*';
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
