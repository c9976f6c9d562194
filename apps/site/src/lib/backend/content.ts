import type { Database } from '@duneline/specs/database';
import { getConnection } from './connection.ts';

/**
 * A reader of what anonymous visitors may see. It is PostgREST's own client without sessions, realtime and storage: a public
 * page needs only this, and it weighs a sixth of supabase-js (docs/decisions/0005).
 */
export async function getContent() {
  const [{ url, anonKey, fetch }, { PostgrestClient }] = await Promise.all([getConnection(), import('@supabase/postgrest-js')]);
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    ...(fetch && { fetch }),
    retry: false, // what asks again, and when, is the query-retry flow's (lib/remote)
  });
}
