import type { Database } from '@duneline/specs/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { getConnection } from './connection.ts';
import { fetchInTurn } from './fetchInTurn.ts';
import { sessionStore } from './sessionStore.ts';
import { sessionStorageKey } from './storedSession.ts';

let client: Promise<SupabaseClient<Database>> | undefined;

/** The site's Supabase client, created when a session, a table or a function is first needed. */
export function getClient(): Promise<SupabaseClient<Database>> {
  client ??= connect().catch((error: unknown) => {
    client = undefined; // so that the next call tries again
    throw error;
  });
  return client;
}

async function connect() {
  const [{ url, anonKey }, { createClient }] = await Promise.all([getConnection(), import('@supabase/supabase-js')]);
  const made = createClient<Database>(url, anonKey, {
    // The session machines refresh the session and read the URL themselves (docs/decisions/0015).
    auth: {
      storageKey: sessionStorageKey,
      storage: sessionStore,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      // A link then carries a code, which is worth nothing in another browser.
      flowType: 'pkce',
    },
    global: { fetch: fetchInTurn },
  });
  // supabase-js passes only the token of the sign-in to Realtime, but admin channels require the token of the second factor.
  made.auth.onAuthStateChange((event, session) => {
    if (event === 'MFA_CHALLENGE_VERIFIED' && session) void made.realtime.setAuth(session.access_token);
  });
  return made;
}
