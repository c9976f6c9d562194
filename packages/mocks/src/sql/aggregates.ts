import { compare } from './compare.ts';
import { jsonText } from './json.ts';
import { and, or } from './logic.ts';
import { applyOperator } from './operators.ts';
import { PgError } from './PgError.ts';

type Aggregate = (values: readonly unknown[], separator: unknown) => unknown;

/** Aggregate functions that ignore nulls; they are called with at least one value. */
const overValues: ReadonlyMap<string, Aggregate> = new Map<string, Aggregate>([
  ['sum', (values) => values.reduce((total, value) => applyOperator('+', total, value))],
  ['min', (values) => values.reduce((least, value) => (compare(value, least) < 0 ? value : least))],
  ['max', (values) => values.reduce((most, value) => (compare(value, most) > 0 ? value : most))],
  ['bool_and', (values) => and(values.map((value) => () => value))],
  ['every', (values) => and(values.map((value) => () => value))],
  ['bool_or', (values) => or(values.map((value) => () => value))],
  ['string_agg', (values, separator) => values.map(jsonText).join(jsonText(separator) ?? '')],
]);

const overAll = new Set(['array_agg', 'jsonb_agg', 'json_agg']);

/**
 * Aggregates the values of a group; `null` where Postgres returns NULL.
 * @throws PgError 42883 for an unsupported function
 */
export function aggregate(name: string, values: readonly unknown[], separator?: unknown): unknown {
  if (overAll.has(name)) return values.length === 0 ? null : values.map((value) => value ?? null);
  const known = values.filter((value) => value !== null && value !== undefined);
  if (name === 'count') return known.length;
  const apply = overValues.get(name);
  if (apply === undefined) throw new PgError('42883', `function ${name} does not exist in the embedded backend`);
  return known.length === 0 ? null : apply(known, separator);
}
