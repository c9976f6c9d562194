import { describe, expect, it } from 'vitest';
import { ada } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';

async function withWill() {
  const files = openFiles();
  const papers = (await files.person('ada')).storage.from('papers');
  await papers.upload(`${ada}/will & co.txt`, 'To my cat.');
  return { ...files, papers };
}

const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';

describe('a signed address', () => {
  it('is read by everybody until it expires', async () => {
    const { papers, backend, clock } = await withWill();
    const { data } = await papers.createSignedUrl(`${ada}/will & co.txt`, 60, { download: 'will.txt' });
    const url = data?.signedUrl ?? '';
    const response = await backend.fetch(url);
    expect(await response.text()).toBe('To my cat.');
    expect(response.headers.get('content-disposition')).toContain('will.txt');
    expect(Date.parse(response.headers.get('expires') ?? '')).toBe(Math.floor(clock.now() / 1000) * 1000 + 60_000);
    clock.advance(61_000);
    const late = await backend.fetch(url);
    expect([late.status, await late.json()]).toEqual([
      400,
      { statusCode: '400', code: 'InvalidJWT', error: 'InvalidJWT', message: '"exp" claim timestamp check failed' },
    ]);
  });

  it('is given to whom the policies show the file', async () => {
    const { visitor, papers } = await withWill();
    const path = `${ada}/will & co.txt`;
    expect((await visitor.storage.from('papers').createSignedUrl(path, 60)).error).toMatchObject({ code: 'NoSuchKey' });
    expect((await papers.createSignedUrls([path, 'none.txt'], 60)).data).toMatchObject([
      { error: null, path, signedUrl: expect.stringContaining('token=') },
      { error: 'Either the object does not exist or you do not have access to it', path: 'none.txt', signedUrl: null },
    ]);
  });

  it('is for that file and for reading', async () => {
    const { papers, send, service } = await withWill();
    await service.storage.from('papers').upload('other.txt', 'x');
    const { data } = await papers.createSignedUrl(`${ada}/will & co.txt`, 60);
    const token = tokenOf(data?.signedUrl ?? '');
    const answer = async (method: string, path: string) =>
      (await send(method, path, method === 'PUT' ? { body: 'x' } : {})).json();
    expect(await answer('GET', `/object/sign/papers/other.txt?token=${token}`)).toMatchObject({
      code: 'InvalidSignature',
      message: 'Invalid signature',
    });
    expect(await answer('PUT', `/object/upload/sign/papers/${ada}/will%20&%20co.txt?token=${token}`)).toMatchObject({
      message: 'Token is not scoped for upload',
    });
    expect(await answer('GET', `/object/sign/papers/other.txt?token=x`)).toMatchObject({
      code: 'InvalidJWT',
      message: 'Invalid Compact JWS',
    });
    expect(await answer('GET', '/object/sign/papers/other.txt')).toMatchObject({
      message: "querystring must have required property 'token'",
    });
  });

  it.each([0, -1, 1.5, 1e15])('lasts no %d seconds', async (seconds) => {
    const { papers } = await withWill();
    expect((await papers.createSignedUrl(`${ada}/will & co.txt`, seconds)).error).toMatchObject({
      status: 400,
      statusCode: '400',
    });
  });
});

describe('a signed upload', () => {
  it('stores one file for somebody who may not, as the one who may', async () => {
    const { papers, visitor, clock } = await withWill();
    const { data } = await papers.createSignedUploadUrl(`${ada}/new.txt`);
    const stored = await visitor.storage.from('papers').uploadToSignedUrl(`${ada}/new.txt`, data?.token ?? '', 'Hello');
    expect(stored.data).toMatchObject({ fullPath: `papers/${ada}/new.txt` });
    expect((await papers.remove([`${ada}/new.txt`])).data).toMatchObject([{ owner: ada }]);
    clock.advance(2 * 3_600_000);
    const late = await visitor.storage.from('papers').uploadToSignedUrl(`${ada}/new.txt`, data?.token ?? '', 'Hello');
    expect(late.error).toMatchObject({ code: 'InvalidJWT' });
  });

  it('replaces a file only when that was asked for', async () => {
    const { papers } = await withWill();
    const path = `${ada}/will & co.txt`;
    expect((await papers.createSignedUploadUrl(path)).error).toMatchObject({ code: 'KeyAlreadyExists' });
    const { data } = await papers.createSignedUploadUrl(path, { upsert: true });
    expect((await papers.uploadToSignedUrl(path, data?.token ?? '', 'New')).error).toBeNull();
    expect(await (await papers.download(path)).data?.text()).toBe('New');
  });

  it('is refused to whom the policies do not let upload', async () => {
    const { visitor } = await withWill();
    const { error } = await visitor.storage.from('papers').createSignedUploadUrl(`${ada}/new.txt`);
    expect(error).toMatchObject({ statusCode: '403', message: 'new row violates row-level security policy' });
  });
});
