import type { FaultSpec } from '@duneline/specs/contract';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import type { Client, Project } from './project.ts';
import { openProject } from './project.ts';

const HOUR = 3_600_000;

async function call(client: Client, name: string, options: Parameters<Client['functions']['invoke']>[1]) {
  const { data, error } = await client.functions.invoke(name, options);
  if (error instanceof FunctionsHttpError) return { status: error.context.status, ...(await error.context.json()) };
  return { status: 200, ...data };
}
const read = (client: Client, token: string) =>
  call(client, `content-preview?token=${encodeURIComponent(token)}`, { method: 'GET' });
const make = (client: Client, body: object) => call(client, 'content-preview', { body });

/** An article that is in no published form, with a draft, and a link to it. */
async function shareDraft(project: Project) {
  const admin = await project.clientOf('admin');
  const { data: category } = await admin.from('blog_categories').select('id').eq('slug', 'risk').eq('language', 'en').single();
  const { data: row, error } = await admin
    .from('blog_posts')
    .insert({
      slug: 'a-draft',
      title: 'A draft',
      excerpt: '',
      body: '',
      reading_minutes: 1,
      author_name: 'Noor Haddad',
      author_role: 'Head of evaluations',
      category_id: String(category?.id),
    })
    .select('id')
    .single();
  if (error) throw error;
  const draft = { table_name: 'blog_posts', row_id: row.id, base_version: 1, changes: { title: 'Better', body: 'Words.' } };
  const { error: unsaved } = await admin.from('content_drafts').insert(draft);
  if (unsaved) throw unsaved;
  const { token } = await make(admin, { table: 'blog_posts', id: row.id, hours: 24 });
  return { id: row.id, token: String(token), admin };
}

describe('a link to a draft', () => {
  it('shows it to anybody as it is then, and nothing of who wrote it', async () => {
    const project = openProject();
    const { id, token, admin } = await shareDraft(project);
    const visitor = project.client();
    expect((await visitor.from('blog_posts').select('id').eq('id', id)).data).toEqual([]);
    const shown = await read(visitor, token);
    expect(shown).toMatchObject({ status: 200, article: { title: 'Better', body: 'Words.', category: { slug: 'risk' } } });
    expect(Object.keys(shown.article as object)).not.toContain('updated_by');
    const { error } = await admin
      .from('content_drafts')
      .update({ revision: 2, changes: { title: 'Best' } })
      .eq('row_id', id);
    expect(error).toBeNull();
    expect(await read(visitor, token)).toMatchObject({ article: { title: 'Best' } });
  });

  it('expires', async () => {
    const project = openProject();
    const { token } = await shareDraft(project);
    project.clock.advance(24 * HOUR - 1000);
    expect(await read(project.client(), token)).toMatchObject({ status: 200 });
    project.clock.advance(1000);
    expect(await read(project.client(), token)).toMatchObject({ status: 410, code: 'preview_expired' });
  });

  it.each<[string, (token: string) => string]>([
    ['a later expiry', (token) => token.replace(/\.(\d+)\.(?=[\w-]{43}$)/, '.9$1.')],
    ['another article', (token) => token.replace(/[0-9a-f]{8}-/, '00000000-')],
    ['another table', (token) => token.replace('blog_posts', 'profiles')],
    ['no signature', (token) => token.slice(0, token.lastIndexOf('.'))],
    ['another last character', (token) => token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A')],
    ['something added', (token) => `${token}&select=*`],
    ['nothing', () => ''],
  ])('with %s is refused', async (_what, edit) => {
    const project = openProject();
    const { token } = await shareDraft(project);
    expect(edit(token)).not.toBe(token);
    expect(await read(project.client(), edit(token))).toMatchObject({ status: 422, code: 'preview_invalid' });
  });

  it('says when the article was deleted', async () => {
    const project = openProject();
    const { id, token, admin } = await shareDraft(project);
    await admin.from('blog_posts').delete().eq('id', id);
    expect(await read(project.client(), token)).toMatchObject({ status: 404, code: 'preview_gone' });
  });

  it('is made by admins with a second factor only, for at most a week, of articles', async () => {
    const project = openProject();
    const { data } = await project.client().from('blog_posts').select('id').limit(1).single();
    const body = { table: 'blog_posts', id: String(data?.id), hours: 1 };
    expect(await make(project.client(), body)).toMatchObject({ status: 401 });
    for (const persona of ['trader', 'affiliate'] as const) {
      expect(await make(await project.clientOf(persona), body)).toMatchObject({ status: 403 });
    }
    const admin = await project.clientOf('admin');
    for (const wrong of [{ hours: 169 }, { hours: 0 }, { table: 'profiles' }, { id: '*' }, { more: 1 }]) {
      expect(await make(admin, { ...body, ...wrong })).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    expect(await make(admin, body)).toMatchObject({ status: 200 });
  });

  it('refuses a body that is too long', async () => {
    const admin = await openProject().clientOf('admin');
    expect(await make(admin, { table: 'x'.repeat(20_000) })).toMatchObject({ status: 413, code: 'request_entity_too_large' });
  });

  it('answers 502 when the database is down', async () => {
    const { token, id } = await shareDraft(openProject());
    const faults = ['rest.blog_posts', 'rpc.*'].map((on): FaultSpec => ({ on, answer: { status: 503 } }));
    const down = openProject({ scenario: { name: 'down', summary: 'The database is down.', faults } });
    expect(await read(down.client(), token)).toMatchObject({ status: 502, code: 'unexpected_failure' });
    const made = await make(await down.clientOf('admin'), { table: 'blog_posts', id, hours: 1 });
    expect(made).toMatchObject({ status: 502, code: 'unexpected_failure' });
  });
});
