import type { Database } from '@duneline/specs/database';
import { getConnection } from './connection.ts';
import { fetchInTime } from './fetchInTime.ts';

/**
 * A client for public content: PostgREST's client without sessions, Realtime and storage, a sixth of the size of supabase-js
 * (docs/decisions/0005).
 */
export async function getContent() {
  const [{ url, anonKey, fetch }, { PostgrestClient }] = await Promise.all([getConnection(), import('@supabase/postgrest-js')]);
  return new PostgrestClient<Database>(`${url}/rest/v1`, {
    headers: { apikey: anonKey, Authorization: `Bearer ${anonKey}` },
    fetch: fetch ?? fetchInTime,
    retry: false, // lib/remote schedules retries
  });
}
