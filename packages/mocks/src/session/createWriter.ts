import type { Row, SqlWriter } from '@duneline/specs/contract';
import { PgError } from '../sql/PgError.ts';
import { insertRow } from '../write/insertRow.ts';
import { endStatement, runStatement } from '../write/Statement.ts';
import type { Statement } from '../write/Statement.ts';
import { deleteRow, isReachable, updateRow } from '../write/updateRow.ts';
import type { Session } from './Session.ts';

/** What the twin of a function or trigger runs on: the session's SQL, and statements of its own under the session's rights. */
export function createWriter(session: Session): SqlWriter {
  const run = <T>(name: string, body: (statement: Statement) => T): T =>
    runStatement(session, session.tableSpec(name), true, (statement) => {
      const result = body(statement);
      endStatement(statement);
      return result;
    });
  const reached = (statement: Statement, command: 'update' | 'delete', matches: (row: Row) => boolean): [number, Row][] =>
    [...session.stored(statement.table).entries()].filter(([, row]) => isReachable(statement, command, row) && matches(row));
  return {
    ...session.sql,
    insert: (name, row) => run(name, (statement) => insertRow(statement, row)),
    update: (name, matches, changes) =>
      run(name, (statement) => reached(statement, 'update', matches).map(([id]) => updateRow(statement, id, changes))),
    remove: (name, matches) =>
      run(name, (statement) =>
        reached(statement, 'delete', matches).map(([id, row]) => {
          deleteRow(statement, id);
          return row;
        }),
      ),
    raise(message, { code = 'P0001', detail, hint } = {}) {
      throw new PgError(code, message, detail ?? null, hint ?? null);
    },
  };
}
