import type { Row } from '@duneline/specs/contract';
import { castValue, plainTypeName } from '../sql/casts.ts';
import type { Enums } from '../sql/casts.ts';
import { compare } from '../sql/compare.ts';
import { resolveField } from './field.ts';
import type { Relation } from './field.ts';
import type { OrderTerm, SelectItem } from './Query.ts';

/** How `select=` shapes a row; throws PgError 42703 for a column that is not there. */
export function compileSelect(relation: Relation, items: readonly SelectItem[], enums: Enums): (row: Row) => Row {
  const parts = items.flatMap((item): readonly (readonly [string, (row: Row) => unknown])[] => {
    if (item.kind === 'all') return relation.columns.map((column) => [column.name, (row) => row[column.name] ?? null]);
    const { type, read } = resolveField(relation, item.field);
    const { cast } = item;
    // The key is the last step that is no array index.
    const step = item.field.steps.findLast(({ key }) => typeof key === 'string');
    const name = item.alias ?? String(step?.key ?? item.field.column);
    return [[name, cast === null ? read : (row) => castValue(printed(read(row), type, cast), cast, enums)]];
  });
  return (row) => Object.fromEntries(parts.map(([name, read]) => [name, read(row)]));
}

/** The rows in the order that `order=` asks for; rows that are equal keep theirs. */
export function sortRows(relation: Relation, terms: readonly OrderTerm[], rows: readonly Row[], enums: Enums): readonly Row[] {
  if (terms.length === 0) return rows;
  const comparers = terms.map((term) => {
    const { type, read } = resolveField(relation, term.field);
    const labels = Object.hasOwn(enums, type) ? (enums[type] ?? null) : null;
    const rank = (value: unknown): unknown => (labels === null ? value : labels.indexOf(String(value)));
    return (left: Row, right: Row): number => {
      const [a, b] = [read(left), read(right)];
      if (a === null || b === null) return a === b ? 0 : (a === null) === term.isNullsFirst ? -1 : 1;
      return compare(rank(a), rank(b)) * (term.isDescending ? -1 : 1);
    };
  });
  return rows.toSorted((left, right) => {
    for (const comparer of comparers) {
      const order = comparer(left, right);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Postgres writes a timestamp as text with a blank and a short zone; only JSON has the `T`. */
function printed(value: unknown, type: string, cast: string): unknown {
  const isText = ['text', 'varchar'].includes(plainTypeName(cast));
  return isText && type.startsWith('timestamp') && typeof value === 'string'
    ? value.replace('T', ' ').replace(/\+00:00$/, '+00')
    : value;
}
