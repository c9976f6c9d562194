import { backendSpec } from '@duneline/specs/backend';
import { describe, expect, it } from 'vitest';
import { idOf, openProject } from './project.ts';

const png = (text = 'x'): Blob => new Blob([text], { type: 'image/png' });
const pdf = (): Blob => new Blob(['%PDF-1.7'], { type: 'application/pdf' });
const denied = { statusCode: '403', code: 'AccessDenied', message: 'new row violates row-level security policy' };

describe('the media library', () => {
  it('is read by everybody, from the seed on', async () => {
    const { backend, client } = openProject();
    const { publicUrl } = client().storage.from('media').getPublicUrl('brand/mark.svg').data;
    const response = await backend.fetch(publicUrl);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toContain('<svg');
  });

  it('is written by admins only, and takes images only', async () => {
    const { clientOf } = openProject();
    const admin = (await clientOf('admin')).storage.from('media');
    expect((await admin.upload('cards/new.png', png())).error).toBeNull();
    expect((await admin.upload('cards/new.pdf', pdf())).error).toMatchObject({ code: 'InvalidMimeType' });
    expect((await admin.list('cards')).data?.map(({ name }) => name)).toEqual(['default.svg', 'new.png']);
    const trader = (await clientOf('trader')).storage.from('media');
    expect((await trader.upload('cards/mine.png', png())).error).toMatchObject(denied);
    expect((await trader.remove(['cards/new.png'])).data).toEqual([]);
  });
});

describe('avatars', () => {
  it('are put into a folder of their own by people, replaced and removed', async () => {
    const { clientOf } = openProject();
    const [trader, affiliate] = [await clientOf('trader'), await clientOf('affiliate')];
    const path = `${await idOf(trader)}/face.png`;
    const own = trader.storage.from('avatars');
    expect((await own.upload(path, png('one'))).error).toBeNull();
    expect((await own.upload(path, png('two'), { upsert: true })).error).toBeNull();
    const others = affiliate.storage.from('avatars');
    expect(await (await others.download(path)).data?.text()).toBe('two');
    expect((await others.upload(path, png(), { upsert: true })).error).toMatchObject(denied);
    expect((await others.remove([path])).data).toEqual([]);
    expect((await own.remove([path])).data).toHaveLength(1);
  });
});

describe('documents', () => {
  it('are seen by the person and by admins, and replaced by nobody', async () => {
    const { client, clientOf } = openProject();
    const [trader, affiliate, admin] = [await clientOf('trader'), await clientOf('affiliate'), await clientOf('admin')];
    const path = `${await idOf(trader)}/bill.pdf`;
    const own = trader.storage.from('kyc');
    expect((await own.upload(path, pdf())).error).toBeNull();
    expect((await own.update(path, pdf())).error).toMatchObject(denied);
    expect((await own.download(path)).error).toBeNull();
    expect((await admin.storage.from('kyc').download(path)).error).toBeNull();
    for (const other of [affiliate, client()]) {
      expect((await other.storage.from('kyc').download(path)).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
      expect((await other.storage.from('kyc').createSignedUrl(path, 60)).error).toMatchObject({ code: 'NoSuchKey' });
    }
    expect((await affiliate.storage.from('kyc').upload(path, pdf(), { upsert: true })).error).toMatchObject(denied);
  });
});

it('answers every operation of the document as its schema says', async () => {
  const { backend } = openProject({ logLength: 1000 });
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> => {
    const isJson = typeof body === 'object' && !(body instanceof FormData);
    return backend.fetch(`${backend.url}/storage/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${backend.keys.serviceRole}`,
        'tus-resumable': '1.0.0',
        ...(isJson && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
    });
  };
  const part = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const text = { 'content-type': 'text/plain' };
  const metadata = (key: string): string => `bucketName ${btoa('maps')},objectName ${btoa(key)}`;
  const locationOf = (response: Response): string =>
    new URL(response.headers.get('location') ?? backend.url).pathname.slice('/storage/v1'.length);
  const tokenIn = async (response: Response): Promise<string> => /token=([\w.-]+)/.exec(await response.text())?.[1] ?? '';

  await send('GET', '/health');
  await send('POST', '/bucket', { name: 'maps', public: true });
  for (const path of ['/bucket', '/bucket/maps']) await send('GET', path);
  await send('PUT', '/bucket/maps', { file_size_limit: '1MB' });
  await send('POST', '/object/maps/a/b.txt', 'x', text);
  await send('PUT', '/object/maps/a/b.txt', 'y', text);
  for (const way of ['', '/public', '/authenticated', '/info', '/info/public', '/info/authenticated']) {
    await send('GET', `/object${way}/maps/a/b.txt`);
    await send('GET', `/object${way}/maps/none.txt`);
  }
  await send('HEAD', '/object/maps/a/b.txt');
  await send('GET', '/object/maps/a/b.txt', undefined, { range: 'bytes=9-' });
  await send('POST', '/object/list/maps', { prefix: '' });
  await send('POST', '/object/list-v2/maps', { limit: 1, with_delimiter: true });
  await send('POST', '/object/copy', { bucketId: 'maps', sourceKey: 'a/b.txt', destinationKey: 'c.txt' });
  await send('POST', '/object/move', { bucketId: 'maps', sourceKey: 'c.txt', destinationKey: 'd.txt' });
  const reading = await tokenIn(await send('POST', '/object/sign/maps/d.txt', { expiresIn: 60 }));
  await send('GET', `/object/sign/maps/d.txt?token=${reading}`);
  await send('POST', '/object/sign/maps', { expiresIn: 60, paths: ['d.txt', 'e.txt'] });
  const writing = await tokenIn(await send('POST', '/object/upload/sign/maps/e.txt', {}));
  await send('PUT', `/object/upload/sign/maps/e.txt?token=${writing}`, 'x', text);
  for (const [way, signature] of [
    ['', {}],
    ['/sign', { 'x-signature': await tokenIn(await send('POST', '/object/upload/sign/maps/t.txt', {})) }],
  ] as const) {
    const begin = (): Promise<Response> =>
      send('POST', `/upload/resumable${way}`, undefined, {
        'upload-length': '1',
        'upload-metadata': metadata('t.txt'),
        'x-upsert': 'true',
        ...signature,
      });
    const [first, second] = [locationOf(await begin()), locationOf(await begin())];
    await send('HEAD', first, undefined, signature);
    await send('DELETE', first, undefined, signature);
    expect((await send('PATCH', second, 'x', { ...part, 'x-upsert': 'true', ...signature })).status).toBe(204);
  }
  await send('GET', '/render/image/public/maps/a.png');
  await send('DELETE', '/cdn/maps/a/b.txt');
  await send('DELETE', '/object/maps/d.txt');
  await send('DELETE', '/object/maps', { prefixes: ['e.txt'] });
  await send('DELETE', '/bucket/maps');
  await send('POST', '/bucket/maps/empty');
  expect((await send('DELETE', '/bucket/maps')).status).toBe(200);

  const operations = backendSpec.operations.filter(({ service }) => service === 'storage').map(({ operationId }) => operationId);
  expect(operations.length).toBeGreaterThan(30);
  expect(operations.filter((id) => !backend.log.some(({ operationId }) => operationId === id))).toEqual([]);
  expect(backend.log.filter(({ operationId }) => !operations.includes(operationId ?? ''))).toMatchObject([]);
});
