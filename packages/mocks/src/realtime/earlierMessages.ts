import type { Project } from '../project.ts';
import type { Row } from '@duneline/specs/contract';

const mostMessages = 25;

/**
 * The messages of a private channel in `realtime.messages` since `since` (ms since the epoch), oldest first.
 * @returns the messages, or an error message
 */
export function earlierMessages(
  project: Project,
  name: string,
  { since, limit = mostMessages }: Readonly<Record<string, unknown>>,
): readonly unknown[] | string {
  if (!Number.isInteger(since) || !Number.isInteger(limit)) return 'Replay params are not valid';
  if (project.spec.platform?.['realtime.messages'] === undefined) return [];
  const rows = [...project.store.table('realtime', 'messages').entries()].map(([, row]) => row);
  return rows
    .filter((row) => row['topic'] === name && row['private'] === true && row['extension'] === 'broadcast')
    .filter((row) => insertedAt(row) >= Number(since))
    .toSorted((left, right) => insertedAt(left) - insertedAt(right))
    .slice(-Math.max(1, Math.min(mostMessages, Number(limit))))
    .map((row) => messagePayload(row, { replayed: true, id: row['id'] }));
}

/** A stored message in the clients' format. */
export function messagePayload(row: Row, meta: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return { type: 'broadcast', event: row['event'], payload: row['payload'], meta };
}

function insertedAt(row: Row): number {
  const time = String(row['inserted_at']);
  return Date.parse(/[Z+]/.test(time.slice(10)) ? time : `${time}Z`);
}
