import type { TrackedEvent } from '@duneline/machines';
import { getFunctions } from '../../lib/backend/client.ts';
import { readPerson } from '../../lib/backend/session.ts';
import { randomId } from '../../lib/id/randomId.ts';
import { readLandingCode } from './readLandingCode.ts';

const SESSION_KEY = 'trackingSessionId';
const HISTORY_KEY = 'funnelHistory';
const MAX_HISTORY = 100;

/**
 * Sends an event to `crm-tracking` (spec §7) and adds funnel stages to the tab's history, unless consent was withdrawn meanwhile.
 * The session id is first stored here.
 * @throws if the function is unreachable or rejects the body
 */
export async function sendEvents(event: TrackedEvent, at: number, isAllowed: () => boolean): Promise<void> {
  const functions = await getFunctions();
  const person = await readPerson().catch(() => null);
  if (!isAllowed()) return;
  if (event.type === 'funnel_stage') remember(event.data.stage, at, event.data.metadata);
  const referral = event.type === 'page_view' && !event.data.metadata['previous'] ? readLandingCode() : null;
  const metadata = { ...event.data.metadata, ...(referral && { referral }) };
  const body = {
    type: event.type,
    data: { userId: person?.id ?? null, sessionId: readSessionId(), ...event.data, metadata },
  };
  const { error } = await functions.invoke('crm-tracking', { body });
  if (error) throw error instanceof Error ? error : new Error(String(error));
}

/** Removes the session id and the funnel history from this tab. */
export function discardEvents() {
  try {
    sessionStorage.removeItem(SESSION_KEY);
    sessionStorage.removeItem(HISTORY_KEY);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

let unstoredId: string | undefined;

function readSessionId(): string {
  try {
    const stored = sessionStorage.getItem(SESSION_KEY);
    if (stored) return stored;
    const created = randomId();
    sessionStorage.setItem(SESSION_KEY, created);
    return created;
  } catch {
    return (unstoredId ??= randomId());
  }
}

/** Adds a funnel event (spec §3): event, timestamp, path, plus extras. */
function remember(stage: string, at: number, metadata: Readonly<Record<string, unknown>>) {
  try {
    const history = readHistory();
    const entry = { event: stage, timestamp: new Date(at).toISOString(), ...metadata };
    sessionStorage.setItem(HISTORY_KEY, JSON.stringify([...history, entry].slice(-MAX_HISTORY)));
  } catch (error) {
    console.warn('The funnel history could not be stored.', error);
  }
}

function readHistory(): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(HISTORY_KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // unreadable: ignored
  }
}
