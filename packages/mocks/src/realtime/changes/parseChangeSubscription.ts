import { isObject } from '../../sql/json.ts';
import { inspectElixir } from './inspectElixir.ts';
import { parseFilters } from './parseFilters.ts';
import type { ChangeFilter } from './parseFilters.ts';

/** The type of a row change. */
export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE';

/** A client's subscription to row changes; `*` matches every event, schema or table. */
export interface ChangeSubscription {
  readonly event: ChangeType | '*';
  readonly schema: string;
  readonly table: string;
  readonly filters: readonly ChangeFilter[];
  /** The requested columns in addition to the primary key; `null` for all. */
  readonly columns: readonly string[] | null;
}

/** Parses one entry of `postgres_changes`. @returns the subscription, or the service's error message */
export function parseChangeSubscription(entry: unknown): ChangeSubscription | string {
  const params = isObject(entry) ? entry : {};
  const { schema = 'public', table = '*', filter, select } = params;
  const isNamed = Object.hasOwn(params, 'schema') || Object.hasOwn(params, 'table');
  const needsTable = filter !== undefined && !(Object.hasOwn(params, 'schema') && Object.hasOwn(params, 'table'));
  if (typeof select === 'string') {
    return 'Error parsing `select` params: expected a list of column name strings, e.g. select: ["col1", "col2"]';
  }
  if (!isNamed || needsTable || typeof schema !== 'string' || typeof table !== 'string' || !isOptionalText(filter)) {
    return `No subscription params provided. Please provide at least a \`schema\` or \`table\` to subscribe to: ${inspectElixir(entry)}`;
  }
  const filters = parseFilters(filter ?? '');
  if (typeof filters === 'string') return `Error parsing \`filter\` params: ${filters}`;
  const columns = Array.isArray(select) ? select.filter((column) => typeof column === 'string') : [];
  if (columns.length > 0 && (schema === '*' || table === '*')) {
    return 'Column selection is not supported for wildcard subscriptions. Provide an explicit schema and table name.';
  }
  return { event: eventOf(params['event']), schema, table, filters, columns: columns.length > 0 ? columns : null };
}

/** Prints a subscription as the service does in error messages. */
export function printChangeSubscription({ event, schema, table, filters, columns }: ChangeSubscription): string {
  const tuples = filters.map(({ column, operator, value, isNegated }) => {
    const written = operator === 'in' ? `{${value}}` : value;
    return `{${[column, operator, written].map(inspectElixir).join(', ')}, ${String(isNegated)}}`;
  });
  return `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${tuples.join(', ')}], select: ${inspectElixir(columns)}]`;
}

function eventOf(event: unknown): ChangeSubscription['event'] {
  const name = typeof event === 'string' ? event.toUpperCase() : '*';
  return name === 'INSERT' || name === 'UPDATE' || name === 'DELETE' ? name : '*';
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || typeof value === 'string';
}
