import type { TableSpec } from '@duneline/specs/contract';
import { hasRowSecurity } from '../security/policies.ts';
import type { Session } from '../session/Session.ts';

/** A running INSERT, UPDATE or DELETE. */
export interface Statement {
  readonly session: Session;
  readonly table: TableSpec;
  /** Whether its WHERE or RETURNING reads columns, so that SELECT policies apply too. */
  readonly isReading: boolean;
  /** Foreign key checks and AFTER triggers, which run after all rows are written and may add more. */
  readonly atEnd: (() => void)[];
}

/** Runs a statement in a transaction: all or nothing. `body` must call `endStatement`. */
export function runStatement<T>(session: Session, table: TableSpec, isReading: boolean, body: (statement: Statement) => T): T {
  return session.project.store.transaction(() => {
    session.startStatement();
    const statement: Statement = { session, table, isReading, atEnd: [] };
    return body(statement);
  });
}

/**
 * Checks the foreign keys of all written rows, and fires AFTER triggers.
 * @throws PgError 23503 and triggers' errors
 */
export function endStatement(statement: Statement): void {
  for (const action of statement.atEnd) action();
}

/** Whether error messages must omit row values, as in Postgres when row-level security may hide them from the caller. */
export function hidesValues(session: Session, table: TableSpec): boolean {
  return hasRowSecurity(table, session.actor);
}
