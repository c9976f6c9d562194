import type { Session } from '../../session/Session.ts';
import { castValue } from '../../sql/casts.ts';
import { convertValue } from '../../sql/convert.ts';
import { PgError } from '../../sql/PgError.ts';
import { plainTypeName } from '../../sql/typeNames.ts';
import { findAggregate } from '../aggregate/aggregate.ts';
import { resolveField } from '../field.ts';
import type { Relation } from '../field.ts';
import type { FieldItem } from '../Query.ts';
import type { OutputColumn } from './Reader.ts';

/** Compiles one item of `select=`. @throws PgError 42703, 42704, 42883 */
export function compileItem(session: Session, relation: Relation, item: FieldItem): OutputColumn {
  if (isBareCount(relation, item)) {
    const count: FieldItem = { ...item, field: everyRow, cast: null, aggregate: { name: 'count', cast: item.cast } };
    return compileItem(session, relation, count);
  }
  const { steps } = item.field;
  const field = item.field.column === '*' ? { type: 'record', read: identity } : resolveField(relation, item.field);
  const value = withCast(session, field, item.cast);
  if (item.aggregate !== null) {
    const { name, cast } = item.aggregate;
    const { sql, project } = session;
    const { type, apply } = findAggregate(sql, project.spec.enums, name, value.type);
    const result = withCast(session, { type, read: apply }, cast);
    const read = ({ row }: Parameters<OutputColumn['read']>[0]): unknown => value.read(row);
    return { name: item.alias ?? name, type: result.type, read, groupBy: read, aggregate: result.read };
  }
  // The key is the last step that is not an array index.
  const key = item.alias ?? steps.findLast((step) => typeof step.key === 'string')?.key;
  const grouped = item.alias === null && steps.length === 0 ? field : value;
  return {
    name: String(key ?? item.field.column),
    type: value.type,
    read: ({ row }) => value.read(row),
    groupBy: ({ row }) => grouped.read(row),
    aggregate: null,
  };
}

/** `select=count` counts rows if there is no such column, because Postgres reads `table.count` as `count(table)`. */
export function isBareCount(relation: Relation, { field, aggregate }: FieldItem): boolean {
  const isCount = field.column === 'count' && field.steps.length === 0 && aggregate === null;
  return isCount && relation.columns.every(({ name }) => name !== 'count');
}

const everyRow: FieldItem['field'] = { column: '*', steps: [] };
const identity = (row: unknown): unknown => row;

interface Typed<From> {
  readonly type: string;
  readonly read: (from: From) => unknown;
}

function withCast<From>(session: Session, { type, read }: Typed<From>, cast: string | null): Typed<From> {
  if (cast === null) return { type, read };
  const { enums } = session.project.spec;
  const name = plainTypeName(cast.toLowerCase());
  assertType(name, enums);
  return { type: name, read: (from) => convertValue(read(from), type, name, enums, session.time) };
}

/** @throws PgError 42704 for an unknown type, even without values */
function assertType(name: string, enums: Parameters<typeof castValue>[2]): void {
  try {
    castValue('', name, enums);
  } catch (error) {
    if (error instanceof PgError && error.code !== '42704') return;
    throw error;
  }
}
