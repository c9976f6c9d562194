import { describe, expect, it } from 'vitest';
import { ada } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';
import type { FilesBackend } from '../fixtures/openFiles.ts';

const hours = 'Open from nine to five.';

async function withPaper(): Promise<FilesBackend> {
  const files = openFiles();
  const { error } = await (await files.person('ada')).storage.from('papers').upload(`${ada}/will.txt`, 'To my cat.');
  expect(error).toBeNull();
  return files;
}

describe('a file in a public bucket', () => {
  it('is read by everybody, with its type and how long it may be kept', async () => {
    const { visitor, backend } = openFiles();
    const { publicUrl } = visitor.storage.from('posters').getPublicUrl('door/hours.txt').data;
    expect(publicUrl).toMatch(/\/storage\/v1\/object\/public\/posters\/door\/hours\.txt$/);
    const response = await backend.fetch(publicUrl);
    expect(await response.text()).toBe(hours);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/plain',
      'content-length': String(hours.length),
      'cache-control': 'max-age=3600',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      'last-modified': expect.stringMatching(/GMT$/),
    });
  });

  it('is saved under its own name or another', async () => {
    const { send } = openFiles();
    const dispositionOf = async (query: string) =>
      (await send('GET', `/object/public/posters/door/hours.txt?${query}`)).headers.get('content-disposition');
    expect(await dispositionOf('download=')).toBe('attachment;');
    expect(await dispositionOf('download=Öffnung.txt')).toBe(
      "attachment; filename=%C3%96ffnung.txt; filename*=UTF-8''%C3%96ffnung.txt",
    );
    expect(await dispositionOf('x=1')).toBeNull();
  });

  it.each([
    ['bytes=0-3', 206, 'Open', 'bytes 0-3/23'],
    ['bytes=-5', 206, 'five.', 'bytes 18-22/23'],
    ['bytes=18-', 206, 'five.', 'bytes 18-22/23'],
    ['bytes=18-999', 206, 'five.', 'bytes 18-22/23'],
  ])('comes in parts: %s', async (range, status, text, contentRange) => {
    const response = await openFiles().send('GET', '/object/public/posters/door/hours.txt', { headers: { range } });
    expect([response.status, await response.text(), response.headers.get('content-range')]).toEqual([status, text, contentRange]);
  });

  it.each(['bytes=23-', 'bytes=5-3', 'bytes=-0', 'bytes=0-1,4-5', 'lines=1-2'])('has no part %s', async (range) => {
    const response = await openFiles().send('GET', '/object/public/posters/door/hours.txt', { headers: { range } });
    expect([response.status, await response.json()]).toEqual([
      416,
      { statusCode: '416', code: 'InvalidRange', error: 'invalid_range', message: 'invalid range provided' },
    ]);
  });

  it('is not sent again to somebody who has it', async () => {
    const { send } = openFiles();
    const path = '/object/public/posters/door/hours.txt';
    const first = await send('GET', path);
    const again = async (headers: Record<string, string>) => (await send('GET', path, { headers })).status;
    expect(await again({ 'if-none-match': first.headers.get('etag') ?? '' })).toBe(304);
    expect(await again({ 'if-modified-since': first.headers.get('last-modified') ?? '' })).toBe(304);
    expect(await again({ 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' })).toBe(200);
    const other = await send('GET', path, { headers: { 'if-none-match': '"other"' } });
    expect([other.status, other.headers.get('cache-control')]).toEqual([200, 'max-age=3600, stale-while-revalidate=30']);
  });

  it('never runs as a page of the project', async () => {
    const { send, service } = openFiles();
    await service.storage.createBucket('pages', { public: true });
    await service.storage.from('pages').upload('x.html', '<script></script>', { contentType: 'text/html' });
    expect((await send('GET', '/object/public/pages/x.html')).headers.get('content-type')).toBe('text/plain');
  });

  it('is asked for by HEAD without its bytes', async () => {
    const response = await openFiles().send('HEAD', '/object/public/posters/door/hours.txt');
    expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([200, '23', '']);
  });
});

describe('a file in a private bucket', () => {
  it('is read by whom the policies show it', async () => {
    const { person } = await withPaper();
    const { data } = await (await person('ada')).storage.from('papers').download(`${ada}/will.txt`);
    expect(await data?.text()).toBe('To my cat.');
  });

  it('does not exist for others', async () => {
    const { person, visitor, send } = await withPaper();
    const path = `${ada}/will.txt`;
    const missing = { message: 'Object not found', status: 400, statusCode: '404', code: 'NoSuchKey' };
    expect((await (await person('ben')).storage.from('papers').download(path)).error).toMatchObject(missing);
    expect((await visitor.storage.from('papers').download(path)).error).toMatchObject(missing);
    const response = await send('GET', `/object/public/papers/${path}`);
    expect([response.status, await response.json()]).toEqual([
      400,
      { statusCode: '404', code: 'NoSuchBucket', error: 'Bucket not found', message: 'Bucket not found' },
    ]);
  });

  it('does not exist for somebody who does not say who they are', async () => {
    const { backend } = await withPaper();
    const response = await backend.fetch(`${backend.url}/storage/v1/object/papers/${ada}/will.txt`);
    expect(await response.json()).toMatchObject({ code: 'NoSuchBucket' });
  });
});

describe('what is known of a file', () => {
  it('is its size, type, age and own metadata', async () => {
    const { service } = openFiles();
    const posters = service.storage.from('posters');
    await posters.upload('cat.png', new Blob(['meow'], { type: 'image/png' }), {
      metadata: { artist: 'Mia' },
      cacheControl: '60',
    });
    expect((await posters.info('cat.png')).data).toMatchObject({
      name: 'cat.png',
      bucketId: 'posters',
      size: 4,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
      metadata: { artist: 'Mia' },
      createdAt: expect.stringMatching(/Z$/),
    });
  });

  it('is whether it exists', async () => {
    const { service } = openFiles();
    const posters = service.storage.from('posters');
    expect((await posters.exists('door/hours.txt')).data).toBe(true);
    expect((await posters.exists('door/none.txt')).data).toBe(false);
  });
});

it('says that a row which somebody wrote directly has no bytes', async () => {
  const { backend, send } = openFiles();
  const state = backend.snapshot();
  backend.restore({ ...state, blobs: {} });
  const response = await send('GET', '/object/public/posters/door/hours.txt');
  expect([response.status, await response.json()]).toEqual([
    400,
    { error: 'Not found', message: 'The resource was not found', statusCode: '404', code: 'NoSuchKey' },
  ]);
});

it('refuses to transform images, as a project without that feature does', async () => {
  const { visitor } = openFiles();
  const { error } = await visitor.storage.from('posters').download('cat.png', { transform: { width: 10 } });
  expect(error).toMatchObject({ status: 403, code: 'FeatureNotEnabled', message: 'feature not enabled for this tenant' });
});
