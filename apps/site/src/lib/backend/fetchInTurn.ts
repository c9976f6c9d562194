import { fetchInTime } from './fetchInTime.ts';
import { readStoredSession } from './storedSession.ts';

/** Local storage reaches another tab within milliseconds; only somebody who writes an old session back by hand makes a tab wait this long. */
const longestWaitMs = 2_000;

/** Far longer than local storage takes from one tab to another. */
const markMs = 10_000;

/**
 * `fetchInTime` for supabase-js that lets one tab of the browser at a time renew or end the session. supabase-js leaves such races to the
 * server: two tabs would renew one session twice, or one would bring back a session that another has just ended. All its ways to
 * renew a session (a request, a subscription, a link) pass here.
 */
export const fetchInTurn: typeof fetch = (input, init = {}) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
  const send = () => fetchInTime(input, init);
  if (!('locks' in navigator)) return send();
  const isRenewal = pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token';
  if (isRenewal && typeof init.body === 'string') {
    const { refresh_token } = JSON.parse(init.body) as { readonly refresh_token: string };
    return inTurn(() => renew(refresh_token, send));
  }
  if (pathname.endsWith('/auth/v1/logout') && searchParams.get('scope') !== 'others') return inTurn(() => end(send));
  return send();
};

function inTurn(action: () => Promise<Response>): Promise<Response> {
  return navigator.locks.request('duneline:session', async () => {
    await replacementIsReadable();
    return action();
  });
}

/** Renews a session, unless another tab has just renewed or ended it: then the answer is the session that is stored by now. */
async function renew(refreshToken: string, send: () => Promise<Response>): Promise<Response> {
  if ((await endedSessions()).has(refreshToken)) {
    const session = readStoredSession();
    if (session) return Response.json(session);
    return Response.json({ error_code: 'refresh_token_not_found', msg: 'Another tab has ended this session.' }, { status: 400 });
  }
  const response = await send();
  if (response.ok) await markEnded(refreshToken);
  return response;
}

/** Ends the stored session. What the server answers does not matter to supabase-js, which clears the storage after 401, 403 and 404 too. */
async function end(send: () => Promise<Response>): Promise<Response> {
  const session = readStoredSession();
  const response = await send();
  if (session && (response.ok || [401, 403, 404].includes(response.status))) await markEnded(session.refresh_token);
  return response;
}

const markPrefix = 'duneline:session:ended:';

/**
 * Marks a session that this tab has replaced or ended. Local storage reaches another tab a moment after the lock does, but locks are
 * seen by all tabs at once; so a lock named after the session says that what a tab still reads is old.
 */
function markEnded(refreshToken: string): Promise<void> {
  return new Promise((resolve) => {
    void navigator.locks.request(markPrefix + refreshToken, { mode: 'shared' }, async () => {
      resolve();
      await new Promise((release) => setTimeout(release, markMs));
    });
  });
}

/** The refresh tokens of the sessions that a tab has replaced or ended within the last seconds. */
async function endedSessions(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name = '' }) => (name.startsWith(markPrefix) ? [name.slice(markPrefix.length)] : [])));
}

/** Waits until this tab no longer reads a session that another has replaced or ended. */
async function replacementIsReadable(): Promise<void> {
  const ended = await endedSessions();
  const isOld = () => ended.has(readStoredSession()?.refresh_token ?? '');
  if (!isOld()) return;
  const signal = AbortSignal.timeout(longestWaitMs);
  await new Promise<void>((resolve) => {
    const look = () => (isOld() ? undefined : resolve());
    addEventListener('storage', look, { signal });
    signal.addEventListener('abort', () => resolve());
    look();
  });
}
