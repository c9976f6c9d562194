import type { TableSpec } from '@duneline/specs/contract';
import { hasRowSecurity } from '../security/policies.ts';
import type { Session } from '../session/Session.ts';

/** One INSERT, UPDATE or DELETE while it runs. */
export interface Statement {
  readonly session: Session;
  readonly table: TableSpec;
  /** It has a WHERE or a RETURNING that reads columns, so SELECT policies apply to the rows too. */
  readonly isReading: boolean;
  /** What foreign keys and `after` triggers ask for, once all rows are written; what they do may ask for more. */
  readonly atEnd: (() => void)[];
}

/** Runs one statement in a transaction of the store: everything it does happens, or nothing. `body` calls `endStatement`. */
export function runStatement<T>(session: Session, table: TableSpec, isReading: boolean, body: (statement: Statement) => T): T {
  return session.project.store.transaction(() => {
    session.startStatement();
    const statement: Statement = { session, table, isReading, atEnd: [] };
    return body(statement);
  });
}

/**
 * Looks after the foreign keys of everything that the statement wrote, and fires its `after` triggers.
 * @throws PgError 23503 and what triggers raise
 */
export function endStatement(statement: Statement): void {
  for (const action of statement.atEnd) action();
}

/** Postgres leaves row values out of messages where row-level security keeps them from the caller. */
export function hidesValues(session: Session, table: TableSpec): boolean {
  return hasRowSecurity(table, session.actor);
}
