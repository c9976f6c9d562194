import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { sessionFlow, waitForSession } from '../session/sessionFlow.ts';
import { getClient } from './client.ts';
import { isSessionStored } from './storedSession.ts';
import { readArrival } from './signIn.ts';

vi.mock('./client.ts', () => ({ getClient: vi.fn() }));
vi.mock('./connection.ts', () => ({ getConnection: vi.fn() }));

it('counts a session that another tab has reported before the storage of this one shows it', async () => {
  const backend = createBackend(backendSpec, { auth: { isAutoConfirm: true } });
  // The client keeps its session in memory, so that the storage of the page has none.
  const client = createClient(backend.url, backend.keys.anon, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: backend.fetch },
  });
  vi.mocked(getClient).mockResolvedValue(client as never);
  expect(await readArrival()).toBe('nobody');
  sessionFlow.preload();
  expect(await waitForSession()).toMatchObject({ status: 'signedOut' });
  await client.auth.signUp({ email: 'leila@duneline.example', password: 'a long walk over dunes' });
  await vi.waitFor(() => expect(sessionFlow.getView().session).not.toBeNull(), 30_000);
  expect(isSessionStored()).toBe(false);
  expect(await readArrival()).toBe('signedIn');
});
