import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { vi } from 'vitest';
import { getClient, getFunctions } from '../../lib/backend/client.ts';

/**
 * Signs the admin in to a new backend, for a test file that replaces the functions of `lib/backend/client.ts` by `vi.fn()`. The file
 * ends in `.test.tsx`: those have modules of their own.
 */
export async function openAsAdmin() {
  const backend = createBackend(backendSpec);
  const session = await backend.signInAs('admin');
  const client = createClient<Database>(backend.url, backend.keys.anon, {
    accessToken: () => Promise.resolve(session?.access_token ?? null),
    global: { fetch: backend.fetch },
  });
  vi.mocked(getClient).mockResolvedValue(client);
  vi.mocked(getFunctions).mockResolvedValue(client.functions);
  const service = createClient<Database>(backend.url, backend.keys.serviceRole, { global: { fetch: backend.fetch } });
  return { client, service, id: String(session?.user['id']) };
}
