import type { Row, Sql } from '@duneline/specs/contract';
import type { Table } from '../store/Table.ts';
import type { Relation } from './field.ts';
import { resolveField } from './field.ts';
import type { Condition, Test } from './Query.ts';

/** The stored rows that can match: found by an index where the filters fix the values of a key, else all of them. */
export function candidates(
  sql: Sql,
  table: Table,
  relation: Relation,
  filters: readonly Condition[],
): Iterable<readonly [number, Row]> {
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
  if (key === undefined) return table.entries();
  const [first = []] = key.map((column) => fixed.get(column) ?? []);
  const tuples = key.length === 1 ? first.map((value) => [value]) : [key.map((column) => fixed.get(column)?.[0])];
  const ids = new Set(tuples.flatMap((tuple) => table.find(key, tuple)));
  return [...ids].toSorted((left, right) => left - right).flatMap((id): [number, Row][] => entry(table, id));
}

function isEquality(test: Test): boolean {
  const isPlain = test.field.steps.length === 0 && !test.isNegated && test.quantifier === null;
  return isPlain && (test.operator === 'eq' || test.operator === 'in');
}

function entry(table: Table, id: number): [number, Row][] {
  const row = table.get(id);
  return row === undefined ? [] : [[id, row]];
}
