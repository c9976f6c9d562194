import { backendSpec } from '@duneline/specs/backend';
import type { Json } from '@duneline/specs/database';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openProject, type Client } from './project.ts';
import { openDatabase } from './rlsDatabase.ts';
import { duneline } from './rlsProjects.ts';

const rowsOf = (table: string) => backendSpec.seed.rows[table] ?? [];
const minutes = (count: number) => count * 60_000;
/** Two menus that have no draft and one version. */
const menus = rowsOf('navigation_menu')
  .filter(({ place, locale }) => (place === 'footer' || place === 'help') && locale === 'en')
  .map(({ id }) => String(id));
const links = (label: string) => [{ item: 'home', label, target: '/', level: 1 }];
const items = menus.map((id) => ({ table: 'navigation_menu', id, version: 1, draft: 1 }));

async function open() {
  const { backend, clock, client, clientOf } = openProject();
  const admin = await clientOf('admin');
  for (const id of menus) await draft(admin, id, { links: links(`Menu ${menus.indexOf(id)}`) });
  /** A moment, ISO 8601. */
  const at = (ms: number) => new Date(clock.now() + ms).toISOString();
  const wait = async (ms: number) => {
    clock.advance(ms);
    await backend.runJob('publish-due-releases');
  };
  return { admin, client, clientOf, at, wait };
}

const draft = (admin: Client, id: string, changes: Json & object) =>
  admin.from('content_drafts').insert({ table_name: 'navigation_menu', row_id: id, base_version: 1, changes });

const create = (admin: Client, _items: Json, _publish_at?: string) =>
  admin.rpc('create_release', { _name: ' Summer ', _items, ...(_publish_at !== undefined && { _publish_at }) });

async function labels(visitor: Client) {
  const { data } = await visitor.from('navigation_menu').select('links, version').in('id', menus);
  return (data ?? []).map((menu) => `${JSON.stringify(menu.links).match(/"label": ?"([^"]*)"/)?.[1]} ${menu.version}`).toSorted();
}

async function newest(admin: Client) {
  const { data } = await admin.from('content_releases').select('*').order('created_at', { ascending: false }).limit(1).single();
  return data;
}

describe('a release', () => {
  it('publishes all of its documents', async () => {
    const { admin, client } = await open();
    expect(await create(admin, items)).toMatchObject({ data: expect.any(String), error: null });
    expect(await labels(client())).toEqual(['Menu 0 2', 'Menu 1 2']);
    expect(await newest(admin)).toMatchObject({ name: 'Summer', state: 'live' });
  });

  it('publishes none when one has been changed by somebody else', async () => {
    const { admin, client } = await open();
    const before = await labels(client());
    for (const late of [{ version: 2 }, { draft: 2 }, { draft: null }]) {
      const [first, second] = items;
      const { error } = await create(admin, [first ?? {}, { ...second, ...late }]);
      expect(error).toMatchObject({ code: 'PT409' });
    }
    expect(await labels(client())).toEqual(before);
    expect((await admin.from('content_releases').select('id').eq('name', 'Summer')).data).toEqual([]);
  });

  it('is planned by admins only, with documents, for a time to come', async () => {
    const { admin, client, clientOf, at } = await open();
    const trader = await clientOf('trader');
    for (const stranger of [client(), trader]) {
      expect(await create(stranger, items)).toMatchObject({ error: { code: '42501' } });
      expect((await stranger.from('content_releases').select('id')).data ?? []).toEqual([]);
    }
    expect(await create(admin, {})).toMatchObject({ error: { code: 'PT400' } });
    expect(await create(admin, [])).toMatchObject({ error: { code: 'PT422' } });
    expect(await create(admin, items, at(-1))).toMatchObject({ error: { code: 'PT422' } });
    expect(await create(admin, [{ table: 'profiles', id: menus[0] ?? '', version: 1 }])).toMatchObject({
      error: { code: '23514' },
    });
    expect(await admin.rpc('publish_due_releases')).toMatchObject({ error: { code: '42501' } });
  });

  it('waits for its time, and is published in the name of the admin who planned it', async () => {
    const { admin, client, at, wait } = await open();
    const before = await labels(client());
    await create(admin, items, at(minutes(20)));
    await wait(minutes(19));
    expect(await labels(client())).toEqual(before);
    await wait(minutes(1));
    expect(await labels(client())).toEqual(['Menu 0 2', 'Menu 1 2']);
    const { data } = await admin.auth.getUser();
    const { data: changes } = await admin
      .from('audit_log')
      .select('actor, actor_role')
      .eq('table_name', 'navigation_menu')
      .eq('row_id', menus[0] ?? '')
      .order('happened_at', { ascending: false })
      .limit(1);
    expect(changes).toEqual([{ actor: data.user?.id, actor_role: 'authenticated' }]);
    expect(await newest(admin)).toMatchObject({ state: 'live', created_by: data.user?.id });
  });

  it('fails as a whole, with the reason, when a draft has changed by its time', async () => {
    const { admin, client, at, wait } = await open();
    const before = await labels(client());
    await create(admin, items, at(minutes(5)));
    await admin
      .from('content_drafts')
      .update({ revision: 2, changes: { links: links('Typed later') } })
      .eq('row_id', menus[1] ?? '');
    await wait(minutes(5));
    expect(await labels(client())).toEqual(before);
    expect(await newest(admin)).toMatchObject({
      state: 'failed',
      problem: 'A draft of this release has changed since it was planned.',
    });
    expect((await admin.from('content_drafts').select('row_id').in('row_id', menus)).data).toHaveLength(2);
  });

  it('can be canceled while it waits, and not when it is live', async () => {
    const { admin, client, at, wait } = await open();
    const before = await labels(client());
    const { data: planned } = await create(admin, items, at(minutes(5)));
    const cancel = () =>
      admin
        .from('content_releases')
        .delete()
        .eq('id', planned ?? '')
        .select('id');
    expect((await cancel()).data).toHaveLength(1);
    await wait(minutes(5));
    expect(await labels(client())).toEqual(before);
    const { data: live } = await create(admin, items);
    const deleted = await admin
      .from('content_releases')
      .delete()
      .eq('id', live ?? '')
      .select('id');
    expect(deleted.data).toEqual([]);
  });

  it('is rolled back as a whole, each document as a new version', async () => {
    const { admin, client } = await open();
    const before = await labels(client());
    const { data: release } = await create(admin, items);
    expect(await admin.rpc('roll_back_release', { _release: release ?? '' })).toMatchObject({ error: null });
    expect(await labels(client())).toEqual(before.map((label) => label.replace(/1$/, '3')));
    expect(await newest(admin)).toMatchObject({ state: 'rolled back' });
    expect(await admin.rpc('roll_back_release', { _release: release ?? '' })).toMatchObject({ error: { code: 'PT409' } });
  });

  it('is not rolled back when one document has changed since, nor by a stranger', async () => {
    const { admin, client, clientOf } = await open();
    const { data: release } = await create(admin, items);
    const trader = await clientOf('trader');
    expect(await trader.rpc('roll_back_release', { _release: release ?? '' })).toMatchObject({ error: { code: '42501' } });
    await draft(admin, menus[0] ?? '', { links: links('Newer') });
    await admin.rpc('publish_content', { _table: 'navigation_menu', _id: menus[0] ?? '', _expected_version: 2 });
    expect(await admin.rpc('roll_back_release', { _release: release ?? '' })).toMatchObject({ error: { code: 'PT409' } });
    expect(await labels(client())).toEqual(['Menu 1 2', 'Newer 3']);
  });

  it('makes an article a draft again that was never public before', async () => {
    const { admin, client } = await open();
    const { id, slug } = rowsOf('blog_posts').find(({ status }) => status === 'draft') ?? {};
    const article = { table: 'blog_posts', id: String(id), version: 1 };
    const isPublic = async () => (await client().from('blog_posts').select('id').eq('slug', String(slug))).data?.length === 1;
    const { data: release } = await create(admin, [article]);
    expect(await isPublic()).toBe(true);
    await admin.rpc('roll_back_release', { _release: release ?? '' });
    expect(await isPublic()).toBe(false);
  });
});

describe('versions', () => {
  const action = fc.oneof(
    fc.record({ kind: fc.constant('edit' as const), menu: fc.nat(1), text: fc.stringMatching(/^[A-Z][a-z]{0,5}$/) }),
    fc.record({ kind: fc.constant('publish' as const), menu: fc.nat(1) }),
    fc.record({ kind: fc.constant('release' as const), menus: fc.constantFrom([0], [1], [0, 1]), isPlanned: fc.boolean() }),
    fc.record({ kind: fc.constant('roll back' as const), nth: fc.nat(3) }),
    fc.record({ kind: fc.constant('wait' as const) }),
  );

  it('are all kept, whatever is edited, published, planned and rolled back', async () => {
    const property = fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const { admin, at, wait } = await open();
      /** What visitors could read, by menu and version. */
      const seen = new Map<string, string>();
      const look = async () => {
        const { data } = await admin.from('navigation_menu').select('id, version, links').in('id', menus);
        for (const { id, version, links: text } of data ?? []) {
          const key = `${id} ${version}`;
          expect(seen.get(key) ?? JSON.stringify(text)).toBe(JSON.stringify(text));
          seen.set(key, JSON.stringify(text));
        }
        return data ?? [];
      };
      const draftsOf = async () => (await admin.from('content_drafts').select('row_id, revision').in('row_id', menus)).data ?? [];
      let waited = 0;
      for (const step of actions) {
        const rows = await look();
        const drafts = await draftsOf();
        const itemOf = (id: string) => ({
          table: 'navigation_menu',
          id,
          version: rows.find((row) => row.id === id)?.version ?? 0,
          draft: drafts.find(({ row_id: row }) => row === id)?.revision ?? null,
        });
        if (step.kind === 'edit') {
          const id = menus[step.menu] ?? '';
          const stored = itemOf(id).draft;
          await (stored === null
            ? draft(admin, id, { links: links(step.text) })
            : admin
                .from('content_drafts')
                .update({ revision: stored + 1, changes: { links: links(step.text) } })
                .eq('row_id', id));
        } else if (step.kind === 'publish') {
          const { id, version } = itemOf(menus[step.menu] ?? '');
          await admin.rpc('publish_content', { _table: 'navigation_menu', _id: id, _expected_version: version });
        } else if (step.kind === 'release') {
          await create(
            admin,
            step.menus.map((menu) => itemOf(menus[menu] ?? '')),
            step.isPlanned ? at(minutes(1)) : undefined,
          );
        } else if (step.kind === 'roll back') {
          const { data } = await admin.from('content_releases').select('id').order('id');
          const release = data?.[step.nth]?.id;
          if (release !== undefined) await admin.rpc('roll_back_release', { _release: release });
        } else if (waited < 20) {
          waited += 1;
          await wait(minutes(1));
        }
      }
      const present = await look();
      const { data: kept } = await admin.from('content_versions').select('row_id, version, snapshot').in('row_id', menus);
      for (const [key, text] of seen) {
        const [id = '', version] = key.split(' ');
        const row = present.find((one) => one.id === id && one.version === Number(version));
        const snapshot = kept?.find((one) => one.row_id === id && one.version === Number(version))?.snapshot;
        const stored =
          row?.links ?? (typeof snapshot === 'object' && snapshot !== null && 'links' in snapshot && snapshot['links']);
        expect(JSON.stringify(stored)).toBe(text);
      }
      // No version is missing between the first and the present one.
      for (const { id, version } of present) {
        const numbers = (kept ?? []).flatMap((one) => (one.row_id === id ? [one.version] : []));
        expect(numbers.toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: version - 1 }, (_, index) => index + 1),
        );
      }
    });
    await fc.assert(property, { numRuns: 12 });
  });
});

describe('the job', () => {
  const planner = String(rowsOf('user_roles')[0]?.['user_id']);
  const trader = String(rowsOf('trading_accounts')[0]?.['user_id']);
  const [good = '', bad = ''] = menus;
  const due = [
    { id: '00000000-0000-4000-8000-0000000000a1', created_by: planner, menu: good },
    { id: '00000000-0000-4000-8000-0000000000a2', created_by: trader, menu: bad },
  ];
  const releases = [
    { state: 'live', problem: null },
    { state: 'failed', problem: 'Only an admin publishes content.' },
  ];
  const rows = [{ version: 2, updated_by: planner }, { version: 1 }];
  const changes = [{ actor: planner, actor_role: 'authenticated' }];

  it('publishes what is due in the name of its planner, and fails the rest with the reason', async () => {
    const scenario = {
      name: 'due',
      summary: 'Two releases are due.',
      tables: {
        content_releases: { with: due.map(({ menu: _, ...row }) => ({ ...row, name: 'x', publish_at: '2026-01-01T00:00:00Z' })) },
        content_drafts: {
          with: menus.map((id) => ({
            table_name: 'navigation_menu',
            row_id: id,
            base_version: 1,
            changes: { links: links('Due') },
          })),
        },
        content_release_items: {
          with: due.map(({ id, menu }) => ({
            release_id: id,
            table_name: 'navigation_menu',
            row_id: menu,
            version: 1,
            draft: 1,
          })),
        },
      },
    };
    const { backend, clientOf } = openProject({ scenario });
    await backend.runJob('publish-due-releases');
    const admin = await clientOf('admin');
    const found = await admin.from('content_releases').select('state, problem').eq('name', 'x').order('id');
    expect(found.data).toEqual(releases);
    const menuRows = await admin.from('navigation_menu').select('version, updated_by').in('id', menus).order('version');
    expect(menuRows.data?.toReversed()).toMatchObject(rows);
    const log = await admin.from('audit_log').select('actor, actor_role').eq('table_name', 'navigation_menu').eq('row_id', good);
    expect(log.data).toEqual(changes);
    await expect(backend.runJob('unknown')).rejects.toThrow('There is no job "unknown"');
  });

  it('does the same in Postgres, and leaves the claims of its caller as they were', async () => {
    const db = await openDatabase(duneline.directory);
    for (const { id, created_by: by, menu } of due) {
      await db.exec(`
        insert into content_releases (id, name, publish_at, created_by) values ('${id}', 'x', now() - interval '1 minute', '${by}');
        insert into content_drafts (table_name, row_id, base_version, changes)
        values ('navigation_menu', '${menu}', 1, '{"links": ${JSON.stringify(links('Due'))}}');
        insert into content_release_items (release_id, table_name, row_id, version, draft)
        values ('${id}', 'navigation_menu', '${menu}', 1, 1);`);
    }
    const valuesOf = async (sql: string) => (await db.query<Record<string, unknown>>(sql)).rows;
    const [job] = await valuesOf(`select command from cron.job where jobname = 'publish-due-releases'`);
    await db.exec(String(job?.['command']));
    expect(await valuesOf(`select state, problem from content_releases where name = 'x' order by id`)).toEqual(releases);
    const menuRows = `select version, updated_by from navigation_menu where id in ('${good}', '${bad}') order by version desc`;
    expect(await valuesOf(menuRows)).toMatchObject(rows);
    const log = `select actor, actor_role from audit_log where table_name = 'navigation_menu' and row_id = '${good}'`;
    expect(await valuesOf(log)).toEqual(changes);
    expect(await valuesOf('select auth.uid() as uid')).toEqual([{ uid: null }]);
    await db.close();
  });
});
