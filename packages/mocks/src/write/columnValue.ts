import type { ColumnSpec } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { fitColumn, fromJson } from '../sql/casts.ts';

/** A member of a JSON body as a column keeps it; throws PgError 22P02, 22001, 22003 and what else the column's type refuses. */
export function readColumn(session: Session, column: ColumnSpec, value: unknown): unknown {
  return fitColumn(fromJson(value, column.type, session.project.spec.enums, session.time), column);
}
