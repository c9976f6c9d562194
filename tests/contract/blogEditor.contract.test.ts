import { describe, expect, it } from 'vitest';
import type { Client } from './project.ts';
import { openProject } from './project.ts';

const WAS = 'how-the-trailing-floor-moves';
const DAY = 86_400_000;

/** Where an old address leads a visitor. */
async function follow(client: Client, slug: string, language = 'en') {
  const query = client.from('blog_redirects').select('blog_posts!inner(slug)').eq('language', language).eq('slug', slug);
  return (await query.maybeSingle()).data?.blog_posts.slug ?? null;
}

async function addDraft(admin: Client, fields: object = {}) {
  const { data: category } = await admin.from('blog_categories').select('id').eq('slug', 'risk').eq('language', 'en').single();
  const article = { slug: 'new', title: 'New', excerpt: '', body: '', reading_minutes: 1, author_name: 'N', author_role: 'R' };
  return admin
    .from('blog_posts')
    .insert({ ...article, category_id: String(category?.id), ...fields })
    .select('id, version')
    .single();
}

describe('an article', () => {
  it('moves in both languages at once, and its old addresses lead on until another article takes them', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const visitor = project.client();
    expect((await admin.from('blog_posts').update({ slug: 'the-floor' }).eq('slug', WAS).select('language')).data).toHaveLength(
      2,
    );
    expect([await follow(visitor, WAS), await follow(visitor, WAS, 'ar')]).toEqual(['the-floor', 'the-floor']);
    await admin.from('blog_posts').update({ slug: 'floor' }).eq('slug', 'the-floor');
    expect([await follow(visitor, WAS), await follow(visitor, 'the-floor')]).toEqual(['floor', 'floor']);
    await addDraft(admin, { slug: WAS });
    expect([await follow(visitor, WAS), await follow(visitor, WAS, 'ar')]).toEqual([null, 'floor']);
  });

  it('that was never published leaves no address behind', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    await addDraft(admin);
    await admin.from('blog_posts').update({ slug: 'newer' }).eq('slug', 'new');
    const later = new Date(project.clock.now() + 86_400_000).toISOString();
    await admin.from('blog_posts').update({ published_at: later }).eq('slug', WAS);
    await admin.from('blog_posts').update({ slug: 'later' }).eq('slug', WAS);
    expect((await admin.from('blog_redirects').select('slug').eq('slug', WAS)).data).toEqual([]);
    expect((await admin.from('blog_redirects').select('slug').eq('slug', 'new')).data).toEqual([]);
  });

  it('has an address that no other article of its language has', async () => {
    const admin = await openProject().clientOf('admin');
    expect((await addDraft(admin, { slug: WAS })).error?.code).toBe('23505');
    expect((await addDraft(admin, { slug: 'Not a slug' })).error?.code).toBe('23514');
    expect((await admin.from('blog_posts').update({ slug: 'one-step-or-two' }).eq('slug', WAS).select()).error?.code).toBe(
      '23505',
    );
  });

  it('may be empty as a draft, and not when it is published', async () => {
    const admin = await openProject().clientOf('admin');
    const { data } = await addDraft(admin);
    const publish = () => admin.rpc('publish_content', { _table: 'blog_posts', _id: String(data?.id), _expected_version: 1 });
    expect((await publish()).error?.code).toBe('23514');
    const changes = { excerpt: 'Why', body: 'Because.' };
    await admin.from('content_drafts').insert({ table_name: 'blog_posts', row_id: String(data?.id), base_version: 1, changes });
    expect((await publish()).data).toBe(2);
  });

  it('is dated by its publication, and hidden until a later date', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const texts = { excerpt: 'Why', body: 'Because.' };
    const today = await addDraft(admin, texts);
    const later = await addDraft(admin, { ...texts, slug: 'later' });
    const at = new Date(project.clock.now() + 3 * DAY).toISOString();
    const draft = { table_name: 'blog_posts', row_id: String(later.data?.id), base_version: 1, changes: { published_at: at } };
    await admin.from('content_drafts').insert(draft);
    project.clock.advance(DAY / 48);
    for (const { data } of [today, later]) {
      const call = { _table: 'blog_posts', _id: String(data?.id), _expected_version: 1 };
      expect((await admin.rpc('publish_content', call)).error).toBeNull();
    }
    const visible = () => project.client().from('blog_posts').select('slug, published_at').in('slug', ['new', 'later']);
    const [first, ...others] = (await visible()).data ?? [];
    expect([first?.slug, others]).toEqual(['new', []]);
    expect(Date.parse(String(first?.published_at))).toBe(project.clock.now());
    project.clock.advance(3 * DAY);
    expect((await visible()).data).toHaveLength(2);
  });
});

describe('an article that is unpublished', () => {
  /** Publishes and unpublishes the article at `WAS` in English. */
  async function openUnpublished() {
    const project = openProject();
    // A session is over after an hour.
    const signIn = () => project.clientOf('admin');
    const visitor = project.client();
    const read = async (client: Client) =>
      (await client.from('blog_posts').select('id, slug, status, version, published_at').match({ slug: WAS, language: 'en' }))
        .data?.[0];
    const first = await read(visitor);
    const set = async (fields: { status?: 'draft'; slug?: string }) =>
      (await signIn()).from('blog_posts').update(fields).eq('id', String(first?.id)).select('version').single();
    const publish = async (changes: { published_at?: string } = {}) => {
      const admin = await signIn();
      const { data: row } = await admin.from('blog_posts').select('version').eq('id', String(first?.id)).single();
      const version = Number(row?.version);
      const draft = { table_name: 'blog_posts', row_id: String(first?.id), base_version: version, changes };
      await admin.from('content_drafts').insert(draft);
      return admin.rpc('publish_content', { _table: 'blog_posts', _id: String(first?.id), _expected_version: version });
    };
    expect((await set({ status: 'draft' })).data).toEqual({ version: 2 });
    return {
      project,
      visitor,
      first,
      set,
      publish,
      readAsVisitor: () => read(visitor),
      readAsAdmin: async () => read(await signIn()),
    };
  }
  const inDays = (days: number, now: number) => new Date(now + days * DAY).toISOString();

  it('is read by admins only, stays in the other language, and comes back with its date', async () => {
    const { visitor, first, publish, readAsVisitor, readAsAdmin } = await openUnpublished();
    expect(await readAsVisitor()).toBeUndefined();
    expect(await readAsAdmin()).toMatchObject({ status: 'draft', published_at: first?.published_at });
    expect((await visitor.from('blog_posts').select('slug').match({ slug: WAS, language: 'ar' })).data).toHaveLength(1);
    // A date that is over means "when it is published".
    expect((await publish({ published_at: inDays(-1, Date.parse('2026-01-01')) })).error).toBeNull();
    expect(await readAsVisitor()).toMatchObject({ published_at: first?.published_at });
  });

  it('may come back at a later date, and keeps the one that visitors saw if that is canceled or brought forward', async () => {
    const { project, first, set, publish, readAsVisitor, readAsAdmin } = await openUnpublished();
    const later = inDays(3, project.clock.now());
    await publish({ published_at: later });
    expect(await readAsVisitor()).toBeUndefined();
    await publish({ published_at: inDays(-1, project.clock.now()) });
    expect(await readAsVisitor()).toMatchObject({ published_at: first?.published_at });
    await publish({ published_at: later });
    await set({ status: 'draft' });
    project.clock.advance(4 * DAY);
    await publish();
    expect(await readAsVisitor()).toMatchObject({ published_at: first?.published_at });
    await set({ status: 'draft' });
    await publish({ published_at: inDays(3, project.clock.now()) });
    const at = (await readAsAdmin())?.published_at;
    project.clock.advance(4 * DAY);
    await set({ status: 'draft' });
    await publish();
    expect(await readAsVisitor()).toMatchObject({ published_at: at });
  });

  it('is one that visitors have seen, too, if it got a later date and its publication was canceled', async () => {
    const { project, first, set, publish, readAsVisitor } = await openUnpublished();
    await publish();
    await publish({ published_at: inDays(3, project.clock.now()) });
    expect(await readAsVisitor()).toBeUndefined();
    await set({ status: 'draft' });
    await publish({ published_at: inDays(-1, project.clock.now()) });
    expect(await readAsVisitor()).toMatchObject({ published_at: first?.published_at });
  });

  it('is dated by its publication if it was canceled before anybody could read it', async () => {
    const project = openProject();
    const admin = await project.clientOf('admin');
    const { data } = await addDraft(admin, { excerpt: 'Why', body: 'Because.', published_at: inDays(3, project.clock.now()) });
    const id = String(data?.id);
    const publish = async (version: number) =>
      (await project.clientOf('admin')).rpc('publish_content', {
        _table: 'blog_posts',
        _id: id,
        _expected_version: version,
      });
    await publish(1);
    await admin.from('blog_posts').update({ status: 'draft' }).eq('id', id);
    project.clock.advance(9 * DAY);
    expect((await publish(3)).data).toBe(4);
    const { data: row } = await project.client().from('blog_posts').select('published_at').eq('id', id).single();
    expect(Date.parse(String(row?.published_at))).toBe(project.clock.now());
  });

  it('leads on from the addresses that visitors knew, also if it moves meanwhile', async () => {
    const { visitor, set, publish } = await openUnpublished();
    await set({ slug: 'the-floor' });
    expect(await follow(visitor, WAS)).toBeNull();
    await publish();
    expect(await follow(visitor, WAS)).toBe('the-floor');
  });

  it.each(['visitor', 'trader', 'affiliate'] as const)('is not unpublished by a %s', async (persona) => {
    const project = openProject();
    const client = persona === 'visitor' ? project.client() : await project.clientOf(persona);
    const { data } = await client.from('blog_posts').update({ status: 'draft' }).eq('slug', WAS).select('id');
    expect(data ?? []).toEqual([]);
    expect((await project.client().from('blog_posts').select('id').eq('slug', WAS)).data).toHaveLength(2);
  });
});

describe('old addresses', () => {
  it.each(['visitor', 'trader', 'admin'] as const)('are not written by a %s', async (persona) => {
    const project = openProject();
    const client = persona === 'visitor' ? project.client() : await project.clientOf(persona);
    const { data: post } = await client.from('blog_posts').select('id').limit(1).single();
    const row = { language: 'en', slug: 'trap', post_id: String(post?.id) };
    expect((await client.from('blog_redirects').insert(row)).error?.code).toBe('42501');
    expect((await client.from('blog_redirects').delete().neq('slug', '')).error?.code).toBe('42501');
  });
});

describe('the order of the categories', () => {
  it('is given by admins in all languages at once, and by nobody else', async () => {
    const project = openProject();
    const read = async (language: string) =>
      (await project.client().from('blog_categories').select('slug').eq('language', language).order('position')).data?.map(
        ({ slug }) => slug,
      );
    const _slugs = ((await read('en')) ?? []).toReversed();
    for (const client of [project.client(), await project.clientOf('trader'), await project.clientAtAal1('admin')])
      expect((await client.rpc('order_categories', { _slugs })).error?.code).toBe('42501');
    expect((await (await project.clientOf('admin')).rpc('order_categories', { _slugs })).error).toBeNull();
    expect([await read('en'), await read('ar')]).toEqual([_slugs, _slugs]);
  });
});
