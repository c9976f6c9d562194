import type { Database } from '@duneline/specs/database';
import type { SupabaseClient } from '@supabase/supabase-js';
import { getConnection } from './connection.ts';
import { sessionStorageKey } from './storedSession.ts';

let client: Promise<SupabaseClient<Database>> | undefined;

/** The one Supabase client of the site, made when somebody first needs a session, a table or a function. */
export function getClient(): Promise<SupabaseClient<Database>> {
  client ??= connect().catch((error: unknown) => {
    client = undefined; // the next call tries again
    throw error;
  });
  return client;
}

async function connect() {
  const [{ url, anonKey }, { createClient }] = await Promise.all([getConnection(), import('@supabase/supabase-js')]);
  return createClient<Database>(url, anonKey, {
    // The session machines renew it and read the address (docs/decisions/0015).
    auth: { storageKey: sessionStorageKey, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
