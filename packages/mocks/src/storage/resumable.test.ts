import { describe, expect, it } from 'vitest';
import { ada, ben } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';

const base64 = (text: string): string => btoa(text);
const described = (key: string, more = ''): string =>
  `bucketName ${base64('papers')},objectName ${base64(key)},contentType ${base64('text/plain')},cacheControl ${base64('60')}${more}`;

async function opened() {
  const files = openFiles();
  const client = await files.person('ada');
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token ?? ''}`;
  const tus = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    files.send(method, path, {
      headers: { 'tus-resumable': '1.0.0', authorization, ...headers },
      ...(body !== undefined && { body }),
    });
  const begin = async (headers: Record<string, string> = {}) => {
    const key = `${ada}/long.txt`;
    const response = await tus('POST', '/upload/resumable', {
      'upload-length': '10',
      'upload-metadata': described(key),
      ...headers,
    });
    return { response, path: new URL(response.headers.get('location') ?? files.backend.url).pathname.replace('/storage/v1', '') };
  };
  const part = (path: string, offset: number, body: string, headers: Record<string, string> = {}) =>
    tus('PATCH', path, { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...headers }, body);
  return { ...files, tus, begin, part, papers: client.storage.from('papers') };
}

describe('a resumable upload', () => {
  it('comes in parts, and is a file with the last one', async () => {
    const { begin, part, tus, papers } = await opened();
    const { response, path } = await begin();
    expect([response.status, response.headers.get('tus-resumable'), response.headers.get('upload-expires')]).toEqual([
      201,
      '1.0.0',
      expect.stringMatching(/GMT$/),
    ]);
    const first = await part(path, 0, '12345');
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '5']);
    expect((await papers.download(`${ada}/long.txt`)).error).toMatchObject({ code: 'NoSuchKey' });
    const head = await tus('HEAD', path, {});
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([200, '5', '10']);
    const last = await part(path, 5, '67890');
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '10']);
    expect(await (await papers.download(`${ada}/long.txt`)).data?.text()).toBe('1234567890');
    expect((await papers.info(`${ada}/long.txt`)).data).toMatchObject({
      contentType: 'text/plain',
      cacheControl: 'max-age=60',
      size: 10,
    });
  });

  it('may bring its bytes along, or say later how many there are', async () => {
    const { begin, part, tus, papers } = await opened();
    const type = { 'content-type': 'application/offset+octet-stream' };
    const whole = await tus(
      'POST',
      '/upload/resumable',
      { 'upload-length': '3', 'upload-metadata': described(`${ada}/a.txt`), ...type },
      'abc',
    );
    expect([whole.status, whole.headers.get('upload-offset')]).toEqual([201, '3']);
    const later = await tus('POST', '/upload/resumable', {
      'upload-defer-length': '1',
      'upload-metadata': described(`${ada}/b.txt`),
    });
    const path = new URL(later.headers.get('location') ?? '').pathname.replace('/storage/v1', '');
    expect((await part(path, 0, 'xyz', { 'upload-length': '3' })).status).toBe(204);
    expect(await (await papers.download(`${ada}/a.txt`)).data?.text()).toBe('abc');
    expect(await (await papers.download(`${ada}/b.txt`)).data?.text()).toBe('xyz');
    expect((await begin({ 'upload-length': '0', 'upload-metadata': described(`${ada}/c.txt`) })).response.status).toBe(201);
    expect((await papers.info(`${ada}/c.txt`)).data?.size).toBe(0);
  });

  it('goes on after a snapshot, and can be given up', async () => {
    const { begin, part, tus, backend } = await opened();
    const { path } = await begin();
    await part(path, 0, '12345');
    backend.restore(structuredClone(backend.snapshot()));
    expect((await part(path, 5, '6')).status).toBe(204);
    expect((await tus('DELETE', path, {})).status).toBe(204);
    expect((await tus('HEAD', path, {})).status).toBe(404);
    expect(Object.keys(backend.snapshot().blobs)).toHaveLength(1);
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['the version is missing', 400, 'Invalid tus-resumable\n', { 'tus-resumable': '2.0.0' }],
    ['nobody says how long it is', 400, 'Invalid upload-length\n', { 'upload-length': '-1' }],
    ['it is said twice', 400, 'Upload-Length or Upload-Defer-Length header required\n', { 'upload-defer-length': '1' }],
    ['it is too long', 413, 'Maximum size exceeded\n', { 'upload-length': '52428801' }],
    [
      'it consists of several',
      501,
      'Concatenation extension is not (yet) supported. Disable parallel uploads in the tus client.\n',
      { 'upload-concat': 'partial' },
    ],
    ['the metadata cannot be read', 400, 'Invalid upload-metadata\n', { 'upload-metadata': 'a,a' }],
    ['there is no bucket', 400, 'Bucket name invalid', { 'upload-metadata': 'x' }],
    [
      'the policies do not allow it',
      403,
      'new row violates row-level security policy',
      { 'upload-metadata': described(`${ben}/x.txt`) },
    ],
  ])('does not begin where %s', async (_, status, text, headers) => {
    const { begin, backend } = await opened();
    const before = JSON.stringify(backend.snapshot());
    const { response } = await begin(headers);
    expect([response.status, await response.text()]).toEqual([status, text]);
    expect(JSON.stringify(backend.snapshot())).toBe(before);
  });

  it('does not go on with a part that does not follow, is too long, or comes too late', async () => {
    const { begin, part, tus, clock, backend } = await opened();
    const { path } = await begin();
    expect((await part(path, 3, 'x')).status).toBe(409);
    expect((await part(path, 0, '12345678901')).status).toBe(413);
    expect((await tus('PATCH', path, { 'upload-offset': '0', 'content-type': 'text/plain' }, 'x')).status).toBe(400);
    expect((await tus('PATCH', path, { 'content-type': 'application/offset+octet-stream' }, 'x')).status).toBe(403);
    expect((await part('/upload/resumable/bm9uZQ', 0, 'x')).status).toBe(404);
    clock.advance(86_400_001);
    expect((await part(path, 0, 'x', { authorization: `Bearer ${backend.keys.serviceRole}` })).status).toBe(410);
  });

  it('takes the place of a file only with x-upsert', async () => {
    const { begin, papers } = await opened();
    await papers.upload(`${ada}/long.txt`, 'x');
    const { response } = await begin();
    expect([response.status, await response.text()]).toEqual([409, 'The resource already exists']);
    expect((await begin({ 'x-upsert': 'true' })).response.status).toBe(201);
  });

  it('may be made by somebody with a signed address', async () => {
    const { tus, part, papers, backend } = await opened();
    const { data } = await papers.createSignedUploadUrl(`${ada}/signed.txt`);
    const signed = { 'x-signature': data?.token ?? '', authorization: '' };
    const metadata = { 'upload-length': '2', 'upload-metadata': described(`${ada}/signed.txt`) };
    const response = await tus('POST', '/upload/resumable/sign', { ...metadata, ...signed });
    const path = new URL(response.headers.get('location') ?? backend.url).pathname.replace('/storage/v1', '');
    expect(path).toMatch(/^\/upload\/resumable\/sign\//);
    expect((await part(path, 0, 'ok', signed)).status).toBe(204);
    expect(await (await papers.download(`${ada}/signed.txt`)).data?.text()).toBe('ok');
    expect((await tus('POST', '/upload/resumable/sign', { ...metadata, authorization: '' })).status).toBe(400);
  });
});
