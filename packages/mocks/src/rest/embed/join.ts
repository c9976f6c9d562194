import type { Row, TableSpec } from '@duneline/specs/contract';
import type { Session } from '../../session/Session.ts';
import { isEqual } from '../../sql/compare.ts';
import type { ColumnPair, Relationship } from './Relationship.ts';

/** Returns the related rows that the caller may see, in storage order; for a junction, once per junction row. */
export type Join = (row: Row) => readonly Row[];

/** Compiles a join that uses the index of the foreign key. It does not see writes of the running statement. */
export function compileJoin(session: Session, { target, columns, junction }: Relationship): Join {
  if (junction === null) return compileLookup(session, target, columns);
  const near = compileLookup(session, junction.table, columns);
  const far = compileLookup(session, target, junction.columns);
  return (row) => near(row).flatMap((middle) => far(middle));
}

function compileLookup(session: Session, table: TableSpec, pairs: readonly ColumnPair[]): Join {
  return (row) => {
    const equal = Object.fromEntries(pairs.map(([from, to]) => [to, row[from] ?? null]));
    const isCounterpart = (other: Row): boolean => pairs.every(([from, to]) => isSame(row[from] ?? null, other[to] ?? null));
    return session.rows(table.name, false, equal).filter(isCounterpart);
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return left !== null && right !== null && isEqual(left, right);
}
