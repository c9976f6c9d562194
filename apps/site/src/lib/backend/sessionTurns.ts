import type { SupabaseClient } from '@supabase/supabase-js';
import { sessionStorageKey } from './storedSession.ts';

type Auth = Pick<SupabaseClient['auth'], 'getSession' | 'signOut'>;

/** supabase-js renews a session that ends within three ticks; a little more, so that no renewal escapes the turns. */
const renewalMarginMs = 100_000;
/** Only somebody who writes an old session back by hand makes a tab wait this long. */
const longestWaitMs = 2_000;

/** Far longer than local storage takes from one tab to another. */
const markMs = 10_000;

/**
 * Lets the tabs of a browser renew and end the one session in turn. supabase-js leaves races between tabs to the server, so that two
 * tabs would renew one session twice, or one would bring back a session that another has just ended.
 */
export function takeTurns(auth: Auth): void {
  const getSession = auth.getSession.bind(auth);
  const signOut = auth.signOut.bind(auth);
  auth.getSession = () => (isRenewalNear() ? inTurn(getSession) : getSession());
  auth.signOut = (options) => inTurn(() => signOut(options));
}

async function inTurn<T>(action: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return action();
  return navigator.locks.request('duneline:session', async () => {
    await replacementIsReadable();
    const before = storedSession()?.refresh_token;
    const answer = await action();
    if (before !== undefined && storedSession()?.refresh_token !== before) await markEnded(before);
    return answer;
  });
}

const lockOfEnded = (refreshToken: string) => `duneline:session:ended:${refreshToken}`;

/**
 * Marks a session that this tab has replaced or ended. Local storage reaches another tab a moment after the lock does; locks are seen
 * by all tabs at once, so that one with the session's name says that what a tab reads is old.
 */
function markEnded(refreshToken: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(lockOfEnded(refreshToken), { mode: 'shared' }, async () => {
      resolve();
      await new Promise((release) => setTimeout(release, markMs));
    });
  });
}

/** Waits until this tab no longer reads a session that another has ended. */
async function replacementIsReadable(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const ended = held.map(({ name }) => name);
  const isOld = () => ended.includes(lockOfEnded(storedSession()?.refresh_token ?? ''));
  if (!isOld()) return;
  const signal = AbortSignal.timeout(longestWaitMs);
  await new Promise<void>((resolve) => {
    const look = () => (isOld() ? undefined : resolve());
    addEventListener('storage', look, { signal });
    signal.addEventListener('abort', () => resolve());
    look();
  });
}

function isRenewalNear(): boolean {
  const { expires_at } = storedSession() ?? {};
  return expires_at !== undefined && expires_at * 1000 - Date.now() < renewalMarginMs;
}

function storedSession(): { readonly refresh_token?: string; readonly expires_at?: number } | null {
  try {
    return JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null') as ReturnType<typeof storedSession>;
  } catch {
    return null; // storage is blocked, or somebody else wrote it
  }
}
