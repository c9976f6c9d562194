import type { ColumnSpec, Sql } from '@duneline/specs/contract';
import type { Session } from '../session/Session.ts';
import { fitColumn, fromJson } from '../sql/casts.ts';

/**
 * Converts a member of a JSON body to a column's stored form.
 * @throws PgError such as 22P02, 22001, 22003
 */
export function readColumn(session: Session, column: ColumnSpec, value: unknown): unknown {
  return fitColumn(fromJson(value, column.type, session.project.spec.enums, session.time), column);
}

/**
 * A column's default value, or NULL.
 * @throws PgError 22001 or 22003 if it does not fit
 */
export function defaultOf(sql: Sql, column: ColumnSpec): unknown {
  return fitColumn(column.defaultValue?.(sql) ?? null, column);
}
