import type { Row, TableSpec } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import { randomUuid } from '../random.ts';
import { assertAllowed, assertGranted, hasRowSecurity, isVisible } from '../security/policies.ts';
import { Session } from '../session/Session.ts';
import { PgError } from '../sql/PgError.ts';
import type { Member } from './checkToken.ts';

/** The kinds of messages in a private channel, each with its own policies. */
type Extension = 'broadcast' | 'presence';

/** A member's permissions on a topic. Results are cached; a new token creates a new instance. */
export interface TopicAccess {
  readonly may: (action: 'read' | 'write', extension: Extension) => boolean;
  /** The permissions that were granted. */
  readonly granted: ReadonlySet<string>;
}

/** Public channels allow everything. */
export const publicAccess: TopicAccess = { may: () => true, granted: new Set() };

/**
 * Evaluates the policies of `realtime.messages`, with `realtime.topic()` as the topic's name. Without policies only the service
 * role is allowed.
 */
export function privateAccess(project: Project, member: Member, name: string): TopicAccess {
  const table = project.spec.platform?.['realtime.messages'];
  const answers = new Map<string, boolean>();
  const granted = new Set<string>();
  return {
    granted,
    may(action, extension) {
      const question = `${action} ${extension}`;
      const known = answers.get(question);
      if (known !== undefined) return known;
      const answer =
        member.role === 'service_role' || (table !== undefined && isAllowed(project, table, member, name, action, extension));
      answers.set(question, answer);
      if (answer) granted.add(question);
      return answer;
    },
  };
}

/** Evaluates the policies for a message, which the service inserts and rolls back. A failing policy denies access. */
function isAllowed(
  project: Project,
  table: TableSpec,
  member: Member,
  name: string,
  action: 'read' | 'write',
  extension: Extension,
): boolean {
  const session = new Session(project, member.role, member.claims, { 'realtime.topic': name });
  const command = action === 'read' ? 'select' : 'insert';
  const row = probe(project, session, table, name, extension);
  try {
    assertGranted(table, member.role, command);
    if (!hasRowSecurity(table, member.role)) return true;
    if (action === 'read') return isVisible(session.sql, table, command, row);
    assertAllowed(session.sql, table, command, row);
    return true;
  } catch (error) {
    if (error instanceof PgError) return false;
    throw error;
  }
}

function probe(project: Project, session: Session, table: TableSpec, topic: string, extension: Extension): Row {
  const written: Row = {
    id: randomUuid(project.random),
    topic,
    extension,
    private: false,
    inserted_at: session.now,
    updated_at: session.now,
  };
  return Object.fromEntries(table.columns.map(({ name }) => [name, written[name] ?? null]));
}
