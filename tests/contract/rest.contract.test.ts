import { describe, expect, it } from 'vitest';
import { idOf, openProject } from './project.ts';
import type { Person } from './project.ts';

describe('has_role', () => {
  it.each([
    ['admin', true],
    ['affiliate', false],
    ['trader', false],
  ] as const)('answers the %s with %j', async (person, isAdmin) => {
    const client = await openProject().clientOf(person);
    const { data, error } = await client.rpc('has_role', { _user_id: await idOf(client), _role: 'admin' });
    expect([data, error]).toEqual([isAdmin, null]);
  });

  it('is denied to a visitor', async () => {
    const { data, error, status } = await openProject()
      .client()
      .rpc('has_role', { _user_id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', _role: 'admin' });
    expect([data, status]).toEqual([null, 401]);
    expect(error).toMatchObject({ code: '42501', message: 'permission denied for function has_role' });
  });

  it('answers a GET too, as it changes nothing', async () => {
    const client = await openProject().clientOf('admin');
    const { data } = await client.rpc('has_role', { _user_id: await idOf(client), _role: 'admin' }, { get: true });
    expect(data).toBe(true);
  });

  it('refuses arguments that it does not have, and a role that is none', async () => {
    const { backend, send } = openProject();
    const authorization = `Bearer ${backend.keys.serviceRole}`;
    const headers = { apikey: backend.keys.serviceRole, authorization };
    const missing = await send('POST', '/rest/v1/rpc/has_role', { body: { user: 1 }, headers });
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'PGRST202' }]);
    const wrong = await send('POST', '/rest/v1/rpc/has_role', {
      body: { _user_id: '5b0c1d52-6a3e-4f7b-9c41-0d8f2ab17e01', _role: 'king' },
      headers,
    });
    expect([wrong.status, await wrong.json()]).toMatchObject([
      400,
      { code: '22P02', message: 'invalid input value for enum app_role: "king"' },
    ]);
  });
});

describe('user_roles', () => {
  const ownRole = async (person: Person) => {
    const client = await openProject().clientOf(person);
    return client
      .from('user_roles')
      .select('role')
      .eq('user_id', await idOf(client))
      .eq('role', 'admin')
      .maybeSingle();
  };

  it('shows the admin their role as a single row', async () => {
    expect(await ownRole('admin')).toMatchObject({ data: { role: 'admin' }, error: null, status: 200 });
  });

  it('shows an affiliate none', async () => {
    expect(await ownRole('affiliate')).toMatchObject({ data: null, error: null, status: 200 });
  });

  it('answers `single` with PGRST116 when there is no row', async () => {
    const client = await openProject().clientOf('affiliate');
    const { error, status } = await client.from('user_roles').select('role').single();
    expect([status, error]).toMatchObject([
      406,
      { code: 'PGRST116', details: 'The result contains 0 rows', message: 'Cannot coerce the result to a single JSON object' },
    ]);
  });

  it('lets nobody but the service key grant a role', async () => {
    const { client, clientOf, keys } = openProject();
    const affiliate = await clientOf('affiliate');
    const grant = { user_id: await idOf(affiliate), role: 'admin' } as const;
    expect(await affiliate.from('user_roles').insert(grant)).toMatchObject({
      status: 403,
      error: { code: '42501', details: null, message: 'permission denied for table user_roles' },
    });
    expect(await client().from('user_roles').insert(grant)).toMatchObject({
      status: 401,
      error: { code: '42501', message: 'permission denied for table user_roles' },
    });
    const admin = await clientOf('admin');
    expect(await admin.from('user_roles').insert(grant)).toMatchObject({ status: 403, error: { code: '42501' } });
    const service = client(keys.serviceRole);
    expect(await service.from('user_roles').insert(grant)).toMatchObject({ status: 201, error: null });
    expect(await service.from('user_roles').insert(grant)).toMatchObject({ status: 409, error: { code: '23505' } });
  });

  it('goes with its person', async () => {
    const { backend } = openProject();
    const service = openProject().client(backend.keys.serviceRole);
    const unknown = { user_id: '00000000-0000-4000-8000-000000000000', role: 'admin' } as const;
    expect(await service.from('user_roles').insert(unknown)).toMatchObject({
      status: 409,
      error: { code: '23503', details: 'Key (user_id)=(00000000-0000-4000-8000-000000000000) is not present in table "users".' },
    });
  });
});

describe('theme_config', () => {
  it('shows a visitor the active theme alone', async () => {
    const { data } = await openProject()
      .client()
      .from('theme_config')
      .select('name, is_active, colors->dark->>primary')
      .order('name');
    expect(data).toEqual([{ name: 'Duneline', is_active: true, primary: '#E2B872' }]);
  });

  it('shows an admin the drafts too, counted', async () => {
    const client = await openProject().clientOf('admin');
    const { data, count } = await client
      .from('theme_config')
      .select('name', { count: 'exact' })
      .order('name', { ascending: false })
      .limit(1);
    expect([data, count]).toEqual([[{ name: 'Night market' }], 2]);
  });

  it('leaves every theme as it is when somebody else writes', async () => {
    const { backend, clientOf } = openProject();
    const before = backend.snapshot().tables['public.theme_config'];
    const trader = await clientOf('trader');
    expect(await trader.from('theme_config').update({ name: 'Mine' }).eq('is_active', true).select()).toMatchObject({
      status: 200,
      data: [],
    });
    expect(await trader.from('theme_config').delete().eq('is_active', true)).toMatchObject({ status: 204, error: null });
    expect(backend.snapshot().tables['public.theme_config']).toEqual(before);
  });

  it('touches the time of a change, and allows one active theme only', async () => {
    const { clientOf, clock } = openProject();
    const admin = await clientOf('admin');
    const { data } = await admin
      .from('theme_config')
      .update({ name: 'Late market' })
      .eq('name', 'Night market')
      .select('updated_at')
      .single();
    expect(Date.parse(data?.updated_at ?? '')).toBe(clock.now());
    expect(await admin.from('theme_config').update({ is_active: true }).eq('name', 'Late market')).toMatchObject({
      status: 409,
      error: { code: '23505', message: 'duplicate key value violates unique constraint "theme_config_one_active"' },
    });
  });

  it('keeps a palette that is none out, and the store as it was', async () => {
    const { backend, clientOf } = openProject();
    const admin = await clientOf('admin');
    const before = backend.snapshot();
    const { error, status } = await admin
      .from('theme_config')
      .insert({ name: 'Broken', colors: { dark: {}, light: {} }, fonts: { heading: 'A', body: 'B' } });
    expect([status, error]).toMatchObject([
      400,
      { code: '23514', message: 'new row for relation "theme_config" violates check constraint "theme_config_dark_palette"' },
    ]);
    expect(backend.snapshot().tables).toEqual(before.tables);
  });
});

describe('requests that no spec knows', () => {
  it('are answered as PostgREST does, and recorded', async () => {
    const { backend, send } = openProject();
    const response = await send('GET', '/rest/v1/theme_confg');
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { code: 'PGRST205', hint: "Perhaps you meant the table 'public.theme_config'" },
    ]);
    expect(backend.unknownRequests).toMatchObject([{ path: '/rest/v1/theme_confg', status: 404 }]);
  });
});
