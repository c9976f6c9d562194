import { fetchInTime } from './fetchInTime.ts';
import { readRecord, writeRecord, type RecordedSession } from './sessionRecord.ts';
import { sessionStore } from './sessionStore.ts';
import { readStoredSession, sessionStorageKey } from './storedSession.ts';

/**
 * `fetchInTime` for supabase-js that lets one tab of the browser at a time renew or end the session. supabase-js leaves such races to the
 * server: two tabs would renew one session twice, or one would bring back a session that another has just ended. All its ways to
 * renew a session (a request, a subscription, a link) pass here.
 */
export const fetchInTurn: typeof fetch = (input, init = {}) => {
  const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, location.href);
  const send = () => fetchInTime(input, init);
  const isRenewal = pathname.endsWith('/auth/v1/token') && searchParams.get('grant_type') === 'refresh_token';
  if (isRenewal && typeof init.body === 'string') {
    const { refresh_token } = JSON.parse(init.body) as { readonly refresh_token: string };
    return inTurn(() => renew(refresh_token, send));
  }
  const scope = searchParams.get('scope');
  if (pathname.endsWith('/auth/v1/logout') && scope !== 'others') return inTurn(() => end(send, scope === 'local'));
  return send();
};

/**
 * The session storage of supabase-js. A session that another tab has replaced or ended in the meantime is not stored.
 * @throws {AuthSessionMissingError} for such a session
 */
export const storeInTurn = {
  ...sessionStore,
  async setItem(key: string, value: string): Promise<void> {
    if (key !== sessionStorageKey) return sessionStore.setItem(key, value);
    const session = JSON.parse(value) as RecordedSession;
    await inTurn(async () => {
      const { ended } = await readRecord();
      if (ended.includes(session.refresh_token)) {
        // supabase-js then treats the session as one that could not be renewed.
        const { AuthSessionMissingError } = await import('@supabase/auth-js');
        throw new AuthSessionMissingError();
      }
      const isStored = answered === session.refresh_token && readStoredSession()?.refresh_token === answered;
      answered = undefined;
      // Another tab may have changed it since, such as its user.
      if (isStored) return;
      sessionStore.setItem(key, value);
      await writeRecord({ ended, session });
    });
  },
};

/** The refresh token of the newest session, while it is the answer to a renewal of this tab and not stored yet. */
let answered: string | undefined;

/** Where the browser has no locks, the server decides races. */
function inTurn<Result>(action: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return action();
  return navigator.locks.request('duneline:session', action);
}

/** Renews a session, unless another tab has renewed or ended it: then the answer is the newest session, however long ago that was. */
async function renew(refreshToken: string, send: () => Promise<Response>): Promise<Response> {
  const { ended, session } = await readRecord();
  if (ended.includes(refreshToken)) {
    const stored = readStoredSession();
    const newest = stored && !ended.includes(stored.refresh_token) ? stored : session;
    answered = newest?.refresh_token;
    if (newest) return Response.json(newest);
    return Response.json({ error_code: 'refresh_token_not_found', msg: 'Another tab has ended this session.' }, { status: 400 });
  }
  const response = await send();
  if (response.ok) {
    const renewed = (await response.clone().json()) as RecordedSession;
    await writeRecord({ ended: [...ended, refreshToken], session: renewed });
  } else if ((response.status === 400 || isOver(response)) && session?.refresh_token === refreshToken) {
    await writeRecord({ ended: [...ended, refreshToken], session: null });
  }
  return response;
}

/** Whether the server has no such session any more; supabase-js then removes it, too. */
const isOver = ({ status }: Response) => [401, 403, 404].includes(status);

/** Ends the stored session. With the scope `local`, supabase-js removes it from the browser whatever the server answers. */
async function end(send: () => Promise<Response>, isLocal: boolean): Promise<Response> {
  const stored = readStoredSession();
  const note = async () => {
    const { ended, session } = await readRecord();
    const tokens = [stored, session].flatMap((one) => one?.refresh_token ?? []);
    await writeRecord({ ended: [...ended, ...tokens], session: null });
  };
  if (isLocal) await note();
  const response = await send();
  if (!isLocal && (response.ok || isOver(response))) await note();
  return response;
}
