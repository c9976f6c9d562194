// @vitest-environment node
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { Database } from '@duneline/specs/database';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, it, vi } from 'vitest';
import { getClient } from '../../../lib/backend/client.ts';
import { readRollBack } from './readRollBack.ts';
import { createRelease, readReleases, rollBackRelease, type ReleaseDocument } from './releaseStore.ts';

vi.mock('../../../lib/backend/client.ts', () => ({ getClient: vi.fn() }));

let service: ReturnType<typeof createClient<Database>>;
beforeEach(async () => {
  const backend = createBackend(backendSpec);
  const session = await backend.signInAs('admin');
  const global = { fetch: backend.fetch };
  const accessToken = () => Promise.resolve(session?.access_token ?? null);
  vi.mocked(getClient).mockResolvedValue(createClient<Database>(backend.url, backend.keys.anon, { accessToken, global }));
  service = createClient<Database>(backend.url, backend.keys.serviceRole, { global });
});

const read = () => readReleases({ signal: new AbortController().signal });
const newest = async () => (await read()).releases[0] ?? expect.fail('There is no release.');
/** Publishes these of the documents that wait, and reads the release. */
async function release(isWanted: (document: ReleaseDocument) => boolean) {
  const documents = (await read()).waiting.filter(isWanted);
  await createRelease({ name: 'Ramadan', documents, publishAt: null });
  return newest();
}

it('shows what a roll-back changes, as it then is', async () => {
  const { id, items } = await release(({ draft }) => draft !== null);
  expect(items.length).toBeGreaterThan(1);
  const changes = await readRollBack(items);
  expect(changes.map(({ document }) => document.name)).toEqual(items.map(({ name }) => name));
  for (const { present, earlier } of changes) expect(present).not.toEqual(earlier);

  await rollBackRelease(id);
  const after = await readRollBack(items);
  for (const [index, { earlier }] of changes.entries()) expect(after[index]?.present).toEqual(earlier);
});

/** Unpublishes an article, and gives its id. */
async function hideArticle(): Promise<string> {
  const { data } = await service.from('blog_posts').select('id').order('slug').limit(1).single();
  await service
    .from('blog_posts')
    .update({ status: 'draft' })
    .eq('id', data?.id ?? '');
  return data?.id ?? '';
}

it('says that a document which was not public before is hidden again', async () => {
  const article = await hideArticle();
  const { id, items } = await release((document) => document.id === article);
  expect(await readRollBack(items)).toMatchObject([{ isHiddenAgain: true }]);
  await rollBackRelease(id);
  const { data } = await service.from('blog_posts').select('status').eq('id', article).single();
  expect(data?.status).toBe('draft');
});

it('knows which document of a release was changed since, and that one was deleted', async () => {
  const article = await hideArticle();
  const { items } = await release(({ id, draft }) => id === article || draft !== null);
  expect(items.map(({ isChanged }) => isChanged)).not.toContain(true);
  const changed = items.find(({ table }) => table === 'seo_config')?.id ?? '';
  await service.from('seo_config').update({ title: 'Typed later, by somebody else' }).eq('id', changed);
  await service.from('blog_posts').delete().eq('id', article);
  const [after] = (await read()).releases;
  expect(after).toMatchObject({ isIncomplete: true });
  expect(after?.items.filter(({ isChanged }) => isChanged).map(({ id }) => id)).toEqual([changed]);
});
