import type { Row, Sql } from '@duneline/specs/contract';
import type { Table } from '../store/Table.ts';
import type { Relation } from './field.ts';
import { resolveField } from './field.ts';
import type { Condition, Test } from './Query.ts';

/** The stored rows that can match the filters, by id. Uses an index if the filters fix the values of a key. */
export function candidateEntries(
  sql: Sql,
  table: Table,
  relation: Relation,
  filters: readonly Condition[],
): Iterable<readonly [number, Row]> {
  return candidateIds(sql, table, relation, filters)?.map((id) => [id, table.get(id) ?? {}] as const) ?? table.entries();
}

/** As `candidateEntries`, without ids. */
export function candidateRows(sql: Sql, table: Table, relation: Relation, filters: readonly Condition[]): readonly Row[] {
  return candidateIds(sql, table, relation, filters)?.map((id) => table.get(id) ?? {}) ?? table.rows();
}

/** `null` when no index applies. */
function candidateIds(sql: Sql, table: Table, relation: Relation, filters: readonly Condition[]): readonly number[] | null {
  const fixed = new Map<string, readonly unknown[]>();
  for (const filter of filters) {
    if (filter.kind !== 'test' || !isEquality(filter)) continue;
    const { type } = resolveField(relation, filter.field);
    const texts = typeof filter.value === 'string' ? [filter.value] : filter.value;
    const values = texts.map((text) => sql.cast(text, type));
    fixed.set(filter.field.column, values);
  }
  const { uniques, foreignKeys, indexes = [] } = table.definition;
  const keys = [...[...uniques, ...foreignKeys].map((one) => one.columns), ...indexes];
  const key = keys.find((columns) =>
    columns.every((column) => fixed.has(column) && (columns.length === 1 || fixed.get(column)?.length === 1)),
  );
  if (key === undefined) return null;
  const [first = []] = key.map((column) => fixed.get(column) ?? []);
  const tuples = key.length === 1 ? first.map((value) => [value]) : [key.map((column) => fixed.get(column)?.[0])];
  const ids = new Set(tuples.flatMap((tuple) => table.find(key, tuple)));
  return [...ids].toSorted((left, right) => left - right);
}

function isEquality(test: Test): boolean {
  const isPlain = test.field.steps.length === 0 && !test.isNegated && test.quantifier === null;
  return isPlain && (test.operator === 'eq' || test.operator === 'in');
}
