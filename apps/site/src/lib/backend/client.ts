import type { Database } from '@duneline/specs/database';
import type { PostgrestClient } from '@supabase/postgrest-js';
import type { GoTrueClient } from '@supabase/auth-js';
import type { RealtimeClient } from '@supabase/realtime-js';
import type { StorageClient } from '@supabase/storage-js';
import type { FunctionsClient } from '@supabase/functions-js';
import { getConnection } from './connection.ts';
import { fetchInTurn, storeInTurn } from './fetchInTurn.ts';
import { readStoredSession, sessionStorageKey } from './storedSession.ts';

/** Tables, functions and the session, in the name of whoever is signed in: what supabase-js is made of (docs/decisions/0042). */
export interface Client extends Pick<PostgrestClient<Database>, 'from' | 'rpc'> {
  readonly auth: GoTrueClient;
}

let client: ReturnType<typeof connect> | undefined;
let realtime: Promise<RealtimeClient> | undefined;

/**
 * The site's Supabase client, created when a session, a table or a function is first needed. Requests are bound to the
 * user who is signed in now, and reject once that user has signed out.
 */
export async function getClient(): Promise<Client> {
  client ??= connect().catch((error: unknown) => {
    client = undefined; // so that the next call tries again
    throw error;
  });
  const { auth, openTables } = await client;
  const tables = openTables();
  return { auth, from: tables.from.bind(tables), rpc: tables.rpc.bind(tables) };
}

async function connect() {
  const [{ url, anonKey }, { GoTrueClient: Auth }, { PostgrestClient: Postgrest }] = await Promise.all([
    getConnection(),
    import('@supabase/auth-js'),
    import('@supabase/postgrest-js'),
  ]);
  const auth = new Auth({
    url: `${url}/auth/v1`,
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch: fetchInTurn,
    // The session machines refresh the session and read the URL themselves (docs/decisions/0015).
    storageKey: sessionStorageKey,
    storage: storeInTurn,
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    // A link then carries a code, which is worth nothing in another browser.
    flowType: 'pkce',
  });
  const openTables = () =>
    new Postgrest<Database>(`${url}/rest/v1`, {
      fetch: fetchAs(auth, { anonKey, person: storedPerson() }),
      retry: false, // TanStack Query repeats, and tells after the first time limit
    });
  return { auth, openTables };
}

const storedPerson = () => readStoredSession()?.user?.id;

interface Sender {
  readonly anonKey: string;
  /** The bearer token for visitors; `null` sends none. @default anonKey */
  readonly visitor?: string | null;
  /** The user's id that the requests are bound to: they reject once the session is not this user's. Without it they follow the session. */
  readonly person?: string | undefined;
}

/** Sends requests with the key, and with the token of the session as the bearer. */
function fetchAs(auth: GoTrueClient, { anonKey, visitor = anonKey, person }: Sender): typeof fetch {
  return async (input, init) => {
    const { data, error } = await auth.getSession();
    if (person !== undefined && data.session?.user.id !== person && !error)
      throw new DOMException('The user of this request has signed out.', 'AbortError');
    const headers = new Headers(init?.headers);
    if (!headers.has('apikey')) headers.set('apikey', anonKey);
    const bearer = data.session?.access_token ?? visitor;
    if (bearer !== null && !headers.has('authorization')) headers.set('authorization', `Bearer ${bearer}`);
    return fetchInTurn(input, { ...init, headers });
  };
}

/** The edge functions, in the name of whoever is signed in. */
export async function getFunctions(): Promise<FunctionsClient> {
  const [{ auth }, { url, anonKey }, { FunctionsClient: Functions }] = await Promise.all([
    getClient(),
    getConnection(),
    import('@supabase/functions-js'),
  ]);
  // A publishable key is no token: the platform refuses it as one before the function is called.
  const visitor = anonKey.startsWith('sb_') ? null : anonKey;
  return new Functions(`${url}/functions/v1`, { customFetch: fetchAs(auth, { anonKey, visitor, person: storedPerson() }) });
}

/** The buckets, in the name of whoever is signed in. */
export async function getStorage(): Promise<StorageClient> {
  const [{ auth }, { url, anonKey }, { StorageClient: Storage }] = await Promise.all([
    getClient(),
    getConnection(),
    import('@supabase/storage-js'),
  ]);
  return new Storage(`${url}/storage/v1`, {}, fetchAs(auth, { anonKey, person: storedPerson() }));
}

/** The one socket of the page, which takes every new token of the session. */
export function getRealtime(): Promise<RealtimeClient> {
  realtime ??= openSocket().catch((error: unknown) => {
    realtime = undefined;
    throw error;
  });
  return realtime;
}

async function openSocket(): Promise<RealtimeClient> {
  const [{ auth }, { url, anonKey }, { RealtimeClient: Realtime }] = await Promise.all([
    getClient(),
    getConnection(),
    import('@supabase/realtime-js'),
  ]);
  const readToken = async () => (await auth.getSession()).data.session?.access_token ?? anonKey;
  const socket = new Realtime(`${url.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: anonKey },
    accessToken: readToken,
    fetch: fetchAs(auth, { anonKey }),
  });
  // Every event, so that the second factor's token arrives too: admin channels require it. An unchanged token is not sent again.
  auth.onAuthStateChange((_event, session) => void socket.setAuth(session?.access_token ?? null));
  return socket;
}
