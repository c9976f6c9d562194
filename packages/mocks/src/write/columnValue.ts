import type { ColumnSpec, Sql } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { fitColumn, fromJson } from '../sql/casts.ts';

/** A member of a JSON body as a column keeps it. @throws PgError 22P02, 22001, 22003 and what else the column's type refuses */
export function readColumn(session: Session, column: ColumnSpec, value: unknown): unknown {
  return fitColumn(fromJson(value, column.type, session.project.spec.enums, session.time), column);
}

/** What a column holds that nobody gave a value, NULL without a default. @throws PgError 22001 or 22003 for a default that does not fit */
export function defaultOf(sql: Sql, column: ColumnSpec): unknown {
  return fitColumn(column.defaultValue?.(sql) ?? null, column);
}
