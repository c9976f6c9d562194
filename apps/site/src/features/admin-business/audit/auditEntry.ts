import * as t from '@duneline/specs/messages/admin-audit';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { factsOf, type Facts } from './auditFacts.ts';
import type { AuditRow } from './readAudit.ts';
import { thingOf } from './things.ts';

/** An entry of the audit log in the parts of a sentence. */
export interface AuditEntry {
  readonly action: string;
  readonly before: Facts;
  readonly after: Facts;
  /** All that is known about the row: what its table says now, and over it what the entry says. */
  readonly facts: Facts;
  readonly who: string;
  readonly thing: string;
  /** A user by name, else by e-mail address. */
  readonly nameOf: (user: unknown, email?: unknown) => string;
}

/** Writes a user's name into a sentence. */
export type WriteName = (user: string, name: string) => string;

const writePlain: WriteName = (_user, name) => isolateText(name);

/** The parts of an entry. */
export function readEntry(row: AuditRow, write: WriteName = writePlain): AuditEntry {
  const [before, after] = [factsOf(row.before), factsOf(row.after)];
  const facts = { id: row.row_id, ...row.record, ...before, ...after };
  const nameOf = (user: unknown, email?: unknown) => {
    const name = typeof user === 'string' ? row.names[user] : undefined;
    if (typeof user === 'string' && name !== undefined) return write(user, name);
    return typeof email === 'string' ? isolateText(email) : t.user;
  };
  const who = row.actor !== null && row.person !== null ? write(row.actor, row.person) : nameActor(row);
  return { action: row.action, before, after, facts, who, thing: thingOf(row.table_name, facts, nameOf), nameOf };
}

/** Who did it: a person's name, or a word for who has none. */
export function nameActor({ actor, actor_role: role, person }: AuditRow): string {
  if (person !== null) return person;
  if (actor !== null) return t.deletedPerson;
  return role === 'service_role' ? t.platform : t.somebody;
}

/** Whether the entry is an update that gave a column another value. */
export function isChanged({ action, before, after }: AuditEntry, column: string): boolean {
  return action === 'update' && JSON.stringify(before[column]) !== JSON.stringify(after[column]);
}

/** The sentence with the reason that somebody gave. */
export function withReason(sentence: string, reason: unknown): string {
  return typeof reason === 'string' && reason !== '' ? t.withReason({ sentence, reason: isolateText(reason) }) : sentence;
}
