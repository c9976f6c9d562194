import type { Row, TableSpec } from '@duneline/specs/contract';
import type { Session } from '../../session/Session.ts';
import { isEqual } from '../../sql/compare.ts';
import type { ColumnPair, Relationship } from './Relationship.ts';

/** The rows on the other side that the caller may see, in the order in which they are stored; of a junction, once for each of its rows. */
export type Join = (row: Row) => readonly Row[];

/** Makes ready to go along a relationship, by the index on its foreign key. What the running statement itself writes is not seen. */
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
