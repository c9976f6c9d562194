import { describe, expect, it } from 'vitest';
import { ada, ben } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';
import { projectLimit } from './limits.ts';

const duplicate = { status: 400, statusCode: '409', code: 'KeyAlreadyExists', message: 'The resource already exists' };
const denied = {
  status: 400,
  statusCode: '403',
  code: 'AccessDenied',
  message: 'new row violates row-level security policy',
};

describe('an upload', () => {
  it.each<[string, () => Blob | string | ArrayBuffer | ReadableStream<Uint8Array>]>([
    ['a form', () => new Blob(['To my cat.'], { type: 'text/plain' })],
    ['text', () => 'To my cat.'],
    ['bytes', () => new TextEncoder().encode('To my cat.').buffer],
    ['a stream', () => new Blob(['To my cat.']).stream()],
  ])('comes as %s, and says where it lies', async (_, make) => {
    const { person } = openFiles();
    const papers = (await person('ada')).storage.from('papers');
    const { data } = await papers.upload(`${ada}/will.txt`, make());
    expect(data).toMatchObject({ path: `${ada}/will.txt`, fullPath: `papers/${ada}/will.txt` });
    expect(await (await papers.download(`${ada}/will.txt`)).data?.text()).toBe('To my cat.');
    expect((await papers.info(`${ada}/will.txt`)).data).toMatchObject({ id: data?.id, size: 10, cacheControl: 'max-age=3600' });
  });

  it('belongs to the person who made it', async () => {
    const { person, service } = openFiles();
    await (await person('ada')).storage.from('papers').upload(`${ada}/will.txt`, 'x');
    const { data } = await service.storage.from('papers').remove([`${ada}/will.txt`]);
    expect(data).toMatchObject([{ owner: ada, owner_id: ada, bucket_id: 'papers' }]);
  });

  it('keeps what is said of the file', async () => {
    const { service, send } = openFiles();
    const posters = service.storage.from('posters');
    await posters.upload('form.png', new Blob(['x'], { type: 'image/png' }), { metadata: { size: 'A2' }, cacheControl: '60' });
    await posters.upload('body.txt', 'x', { metadata: { size: 'A1' }, contentType: 'text/plain', cacheControl: '30' });
    await send('POST', '/object/posters/plain.txt', {
      body: 'x',
      headers: { 'x-robots-tag': 'noindex', 'content-type': 'text/plain' },
    });
    expect((await posters.info('form.png')).data).toMatchObject({ metadata: { size: 'A2' }, cacheControl: 'max-age=60' });
    expect((await posters.info('body.txt')).data).toMatchObject({ metadata: { size: 'A1' }, cacheControl: 'max-age=30' });
    expect((await posters.info('plain.txt')).data).toMatchObject({ metadata: {}, cacheControl: 'no-cache' });
    expect((await send('GET', '/object/public/posters/plain.txt')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('replaces no file unless it is told to', async () => {
    const { person } = openFiles();
    const papers = (await person('ada')).storage.from('papers');
    const first = await papers.upload(`${ada}/will.txt`, 'one');
    expect((await papers.upload(`${ada}/will.txt`, 'two')).error).toMatchObject(duplicate);
    expect(await (await papers.download(`${ada}/will.txt`)).data?.text()).toBe('one');
    const again = await papers.upload(`${ada}/will.txt`, 'three', { upsert: true });
    expect(again.data?.id).toBe(first.data?.id);
    expect(await (await papers.download(`${ada}/will.txt`)).data?.text()).toBe('three');
    await papers.update(`${ada}/will.txt`, 'four');
    expect(await (await papers.download(`${ada}/will.txt`)).data?.text()).toBe('four');
  });

  it('is refused where the policies do not allow it, and leaves nothing behind', async () => {
    const { person, visitor, backend } = openFiles();
    const client = await person('ada');
    const before = JSON.stringify(backend.snapshot());
    expect((await client.storage.from('papers').upload(`${ben}/will.txt`, 'x')).error).toMatchObject(denied);
    expect((await visitor.storage.from('papers').upload(`${ada}/will.txt`, 'x')).error).toMatchObject(denied);
    expect((await client.storage.from('posters').upload('a.png', new Blob(['x'], { type: 'image/png' }))).error).toMatchObject(
      denied,
    );
    expect(JSON.stringify(backend.snapshot())).toBe(before);
  });

  it('may be made by somebody who may not see it, but not replaced', async () => {
    const { person } = openFiles();
    const drop = (await person('ada')).storage.from('drop');
    expect((await drop.upload('a.txt', 'x')).error).toBeNull();
    expect((await drop.list()).data).toEqual([]);
    expect((await drop.upload('b.txt', 'x', { upsert: true })).error).toMatchObject(denied);
  });

  it.each<[string, string, Blob | string, object]>([
    [
      'a type that the bucket does not take',
      'a.pdf',
      new Blob(['x'], { type: 'application/pdf' }),
      { statusCode: '415', code: 'InvalidMimeType', message: 'mime type application/pdf is not supported' },
    ],
    [
      'more bytes than the bucket takes, in a form',
      'a.png',
      new Blob(['x'.repeat(1001)], { type: 'image/png' }),
      { statusCode: '413', code: 'EntityTooLarge', message: 'The object exceeded the maximum allowed size' },
    ],
    [
      'a key with other characters',
      'a~b.png',
      new Blob(['x'], { type: 'image/png' }),
      { statusCode: '400', code: 'InvalidKey', message: 'Invalid key: a~b.png' },
    ],
    [
      'a key that is too long',
      `${'a'.repeat(1021)}.png`,
      new Blob(['x'], { type: 'image/png' }),
      { statusCode: '400', message: 'KeyTooLongError' },
    ],
  ])('is refused with %s', async (_, key, file, error) => {
    const { service, backend } = openFiles();
    const before = JSON.stringify(backend.snapshot());
    expect((await service.storage.from('posters').upload(key, file)).error).toMatchObject({ status: 400, ...error });
    expect(JSON.stringify(backend.snapshot())).toBe(before);
  });

  it('is refused above the limits of the bucket and of the project', async () => {
    const { service } = openFiles();
    const large = (size: number) => new Uint8Array(size);
    const tooLarge = { statusCode: '413', code: 'EntityTooLarge' };
    const options = { contentType: 'image/png' };
    expect((await service.storage.from('posters').upload('a.png', large(1000), options)).error).toBeNull();
    expect((await service.storage.from('posters').upload('b.png', large(1001), options)).error).toMatchObject(tooLarge);
    expect((await service.storage.from('papers').upload('c.png', large(projectLimit + 1), options)).error).toMatchObject(
      tooLarge,
    );
  });

  it.each([
    ['POST', '/object/nowhere/a.txt', { code: 'NoSuchBucket', message: 'Bucket not found' }],
    ['POST', '/object/papers/', { code: 'InvalidKey', message: 'Invalid key: ' }],
    ['POST', '/object/a%2Fb/c.txt', { code: 'InvalidBucketName', message: 'Bucket name invalid' }],
    ['POST', '/object/papers/a%00.txt', { code: 'InvalidKey' }],
    ['POST', '/object/papers/a%', { code: 'InternalError', message: "'/object/papers/a%' is not a valid url component" }],
  ])('to a wrong place is refused: %s %s', async (method, path, error) => {
    const response = await openFiles().send(method, path, { body: 'x', headers: { 'content-type': 'text/plain' } });
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining(error)]);
  });

  it('wants a file in a form', async () => {
    const form = new FormData();
    form.append('cacheControl', '60');
    const response = await openFiles().send('POST', '/object/papers/a.txt', { body: form });
    expect(await response.json()).toMatchObject({ statusCode: '400', code: 'InvalidRequest', message: 'No content provided' });
    const broken = { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } };
    expect(await (await openFiles().send('POST', '/object/papers/a.txt', broken)).json()).toMatchObject({
      message: 'No content provided',
    });
  });

  it('wants a token that holds', async () => {
    const { backend, clock, send } = openFiles();
    const upload = async (authorization: string) =>
      (
        await send('POST', '/object/papers/a.txt', { body: 'x', headers: { authorization, 'content-type': 'text/plain' } })
      ).json();
    expect(await upload('Bearer nonsense')).toMatchObject({
      statusCode: '403',
      error: 'Unauthorized',
      message: 'Invalid Compact JWS',
    });
    expect(await upload(`Bearer ${backend.keys.anon}x`)).toMatchObject({ message: 'signature verification failed' });
    clock.advance(20 * 365 * 86_400_000);
    expect(await upload(`Bearer ${backend.keys.anon}`)).toMatchObject({ message: '"exp" claim timestamp check failed' });
    const nobody = await backend.fetch(`${backend.url}/storage/v1/object/papers/a.txt`, { method: 'POST', body: 'x' });
    expect([nobody.status, await nobody.json()]).toEqual([
      400,
      {
        statusCode: '400',
        code: 'InvalidRequest',
        error: 'Error',
        message: "headers must have required property 'authorization'",
      },
    ]);
  });
});

it('gives the same ids and tags again after a reset', async () => {
  const { backend, service } = openFiles();
  const upload = async () => (await service.storage.from('papers').upload('a.txt', 'x')).data?.id;
  const first = await upload();
  backend.reset();
  expect(await upload()).toBe(first);
});

it('keeps files in a snapshot, and brings them back', async () => {
  const { backend, service } = openFiles();
  await service.storage.from('papers').upload('a.txt', 'kept');
  const state = structuredClone(backend.snapshot());
  await service.storage.from('papers').remove(['a.txt']);
  expect(Object.keys(backend.snapshot().blobs)).toHaveLength(1);
  backend.restore(state);
  expect(await (await service.storage.from('papers').download('a.txt')).data?.text()).toBe('kept');
  backend.reset();
  expect((await service.storage.from('papers').list()).data).toEqual([]);
});
