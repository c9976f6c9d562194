import { createStore, get, set } from 'idb-keyval';

/** A session as auth-js stores it. */
export interface RecordedSession {
  readonly refresh_token: string;
}

/**
 * What a tab must know of the session before it renews, ends or stores one. Local storage reaches another tab late; what one tab
 * has written to IndexedDB, another one reads.
 */
export interface SessionRecord {
  /** Refresh tokens of sessions that were replaced or ended, the newest last. */
  readonly ended: readonly string[];
  /** The newest session; `null` after signing out, and before the first one. */
  readonly session: RecordedSession | null;
}

/** Far more renewals than any tab sleeps through: one is due every hour. */
const mostEnded = 1000;
const key = 'session';

let database: ReturnType<typeof createStore> | undefined;
const open = () => (database ??= createStore('duneline-session', 'record'));

/** The record of this browser; an empty one where IndexedDB is blocked, so that the server decides races. */
export async function readRecord(): Promise<SessionRecord> {
  const empty: SessionRecord = { ended: [], session: null };
  try {
    return (await get<SessionRecord>(key, open())) ?? empty;
  } catch {
    return empty;
  }
}

/** Replaces the record; does nothing where IndexedDB is blocked. */
export async function writeRecord({ ended, session }: SessionRecord): Promise<void> {
  try {
    await set(key, { ended: ended.slice(-mostEnded), session }, open());
  } catch {
    // Without IndexedDB the server alone decides which of several tabs renews the session.
  }
}

/** Empties the record: an embedded backend that starts anew has none of the sessions before, and may issue equal tokens. */
export const clearRecord = () => writeRecord({ ended: [], session: null });
