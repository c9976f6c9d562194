import type { Row } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import type { Relation } from './field.ts';
import { assertEmbeds } from './plan/assertReadable.ts';
import { compileRead, joinRows } from './plan/compileRead.ts';
import { planRead } from './plan/planRead.ts';
import type { Query } from './Query.ts';

/** Shapes the written rows according to `select=`; limits of embedded resources are ignored. */
export type Representation = (rows: readonly Row[]) => readonly Row[];

/**
 * Compiles the response to a write. If no rows are requested, only the relationships are resolved.
 * @throws PGRST108, PGRST118, PGRST120, PGRST127, PGRST200, PGRST201 and PgError 42501, 42703, 42704, 42803, 42883
 */
export function compileRepresentation(session: Session, relation: Relation, query: Query, isWanted: boolean): Representation {
  const unlimited = { limit: null, offset: 0 };
  const embedded = query.embedded.map((one) => ({ ...one, ...unlimited }));
  const plan = planRead(session.project.spec.tables, relation, { ...query, ...unlimited, filters: [], embedded });
  if (!isWanted) return () => [];
  const reader = compileRead(session, plan, Number.POSITIVE_INFINITY);
  assertEmbeds(session, plan);
  return (rows) => reader.finish(joinRows(reader, rows));
}
