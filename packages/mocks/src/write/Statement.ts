import type { TableSpec } from '@duneline/specs/contract';
import { isSecured } from '../security/policies.ts';
import type { Session } from '../session/Session.ts';

/** One INSERT, UPDATE or DELETE while it runs. */
export interface Statement {
  readonly session: Session;
  readonly table: TableSpec;
  /** It has a WHERE or a RETURNING that reads columns, so SELECT policies apply to the rows too. */
  readonly isReading: boolean;
  /** Foreign keys are checked when all rows are there. */
  readonly atEnd: (() => void)[];
}

/** Runs one statement in a transaction of the store: everything it does happens, or nothing. */
export function runStatement<T>(session: Session, table: TableSpec, isReading: boolean, body: (statement: Statement) => T): T {
  return session.project.store.transaction(() => {
    session.startStatement();
    const statement: Statement = { session, table, isReading, atEnd: [] };
    const result = body(statement);
    for (const check of statement.atEnd) check();
    return result;
  });
}

/** Postgres leaves row values out of messages where row-level security keeps them from the caller. */
export function hidesValues(session: Session, table: TableSpec): boolean {
  return isSecured(table, session.role);
}
