import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import { createClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { getClient } from '../../lib/backend/client.ts';
import { deleteDraft, saveDraft } from './contentStore.ts';

vi.mock('../../lib/backend/client.ts', () => ({ getClient: vi.fn() }));

it('keeps a new draft from an editor that still holds the discarded one before it', async () => {
  const backend = createBackend(backendSpec);
  const client = createClient(backend.url, backend.keys.serviceRole, { global: { fetch: backend.fetch } });
  vi.mocked(getClient).mockResolvedValue(client as never);
  const { data } = await client.from('blog_posts').select('id, version').limit(1).single();
  const { id, version } = data ?? { id: '', version: 0 };
  const row = { fields: {}, version };
  const save = (title: string, stored: Awaited<ReturnType<typeof saveDraft>>['draft'] | null) =>
    saveDraft('blog_posts', id, { row, changes: { title }, stored });
  const discarded = (await save('Discarded', null)).draft;
  expect(await deleteDraft('blog_posts', id, discarded.revision)).toBe(true);
  const { draft } = await save('New', null);
  await expect(save('Late', discarded)).rejects.toMatchObject({ status: 409 });
  expect(await deleteDraft('blog_posts', id, discarded.revision)).toBe(false);
  expect((await save('Newer', draft)).draft.changes).toEqual({ title: 'Newer' });
});
