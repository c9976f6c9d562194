import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionStorageKey } from './storedSession.ts';

const connection = vi.hoisted(() => ({ url: 'https://x.example', anonKey: 'sb_publishable_key' }));
vi.mock('./connection.ts', () => ({ getConnection: () => Promise.resolve(connection) }));

const asked: Request[] = [];
const session = {
  access_token: 'token-of-hana',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e10', aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
};

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return Promise.resolve(Response.json([]));
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const bearers = () => asked.map(({ headers }) => [headers.get('apikey'), headers.get('authorization')]);

it('asks tables, functions and buckets in the name of whoever is signed in', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  const { getClient, getFunctions, getStorage } = await import('./client.ts');
  await (await getClient()).from('orders').select('id');
  await (await getFunctions()).invoke('contact', { body: {} });
  await (await getStorage()).from('kyc').list('folder');
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual([
    '/rest/v1/orders',
    '/functions/v1/contact',
    '/storage/v1/object/list/kyc',
  ]);
  expect(bearers()).toEqual(asked.map(() => [connection.anonKey, 'Bearer token-of-hana']));
});

it('asks with the key alone for a visitor, which is no bearer of a function', async () => {
  const { getClient, getFunctions } = await import('./client.ts');
  await (await getClient()).from('blog_posts').select('id');
  await (await getFunctions()).invoke('contact', { body: {} });
  expect(bearers()).toEqual([
    [connection.anonKey, `Bearer ${connection.anonKey}`],
    [connection.anonKey, null],
  ]);
});

it('never asks as a visitor what somebody asked who has signed out meanwhile', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  const { getClient, getStorage } = await import('./client.ts');
  const [client, storage] = [await getClient(), await getStorage()];
  await client.auth.signOut();
  expect(await client.from('orders').select('id').retry(false)).toMatchObject({ data: null, status: 0 });
  expect((await storage.from('kyc').list('folder')).error).not.toBeNull();
  expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/auth/v1/logout']);
  await (await getClient()).from('blog_posts').select('id');
  expect(bearers().at(-1)).toEqual([connection.anonKey, `Bearer ${connection.anonKey}`]);
});

it('opens one socket, with the token of the session', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  const { getRealtime } = await import('./client.ts');
  const socket = await getRealtime();
  expect(await getRealtime()).toBe(socket);
  await vi.waitFor(() => expect(socket.accessTokenValue).toBe('token-of-hana'));
  expect(socket.endPoint).toMatch(/^wss:\/\/x\.example\/realtime\/v1/);
});

it('signs a trader of the embedded backend in, who reads rows, files and a function of their own', async () => {
  const [{ createBackend }, { backendSpec }, { personas }] = await Promise.all([
    import('@duneline/mocks'),
    import('@duneline/specs/backend'),
    import('@duneline/specs/scenarios'),
  ]);
  const backend = createBackend(backendSpec);
  const { url: hosted, anonKey } = connection;
  Object.assign(connection, { url: backend.url, anonKey: backend.keys.anon });
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) => backend.fetch(new Request(input, init)));
  try {
    const { getClient, getFunctions, getStorage } = await import('./client.ts');
    const client = await getClient();
    expect((await client.from('orders').select('id')).error).toMatchObject({ code: '42501' });
    const { email = '', password = '' } = personas.trader.account ?? {};
    const { data, error } = await client.auth.signInWithPassword({ email, password });
    expect(error).toBeNull();
    const accounts = await client.from('trading_accounts').select('user_id');
    expect(new Set(accounts.data?.map(({ user_id: owner }) => owner))).toEqual(new Set([data.user?.id]));
    expect((await (await getStorage()).from('kyc').list(data.user?.id)).error).toBeNull();
    const certificates = await (await getFunctions()).invoke<object>('certificate-ids', { method: 'GET' });
    expect(certificates.error).toBeNull();
    await client.auth.signOut();
    expect((await (await getClient()).from('trading_accounts').select('id')).error).toMatchObject({ code: '42501' });
  } finally {
    Object.assign(connection, { url: hosted, anonKey });
  }
});
