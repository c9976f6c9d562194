import { describe, expect, it } from 'vitest';
import { ada, ben } from '../fixtures/notes.ts';
import { openFiles } from '../fixtures/openFiles.ts';

async function withWill() {
  const files = openFiles();
  const client = await files.person('ada');
  const papers = client.storage.from('papers');
  await papers.upload(`${ada}/will.txt`, 'To my cat.', { metadata: { draft: 1 } });
  const textOf = async (key: string) => (await papers.download(key)).data?.text();
  return { ...files, papers, textOf };
}

const denied = { statusCode: '403', code: 'AccessDenied', message: 'new row violates row-level security policy' };
const missing = { statusCode: '404', code: 'NoSuchKey', message: 'Object not found' };

describe('a move', () => {
  it('gives a file another key', async () => {
    const { papers, textOf } = await withWill();
    const { data: before } = await papers.info(`${ada}/will.txt`);
    expect((await papers.move(`${ada}/will.txt`, `${ada}/old/will.txt`)).data).toEqual({ message: 'Successfully moved' });
    expect(await textOf(`${ada}/old/will.txt`)).toBe('To my cat.');
    expect((await papers.info(`${ada}/old/will.txt`)).data).toMatchObject({ id: before?.id, metadata: { draft: 1 } });
    expect((await papers.download(`${ada}/will.txt`)).error).toMatchObject(missing);
  });

  it('takes a file to another bucket', async () => {
    const { service } = await withWill();
    const { error } = await service.storage.from('papers').move(`${ada}/will.txt`, 'will.txt', { destinationBucket: 'drop' });
    expect(error).toBeNull();
    expect(await (await service.storage.from('drop').download('will.txt')).data?.text()).toBe('To my cat.');
  });

  it('is refused where the policies or another file stand in the way, and changes nothing', async () => {
    const { papers, backend } = await withWill();
    await papers.upload(`${ada}/b.txt`, 'x');
    const before = JSON.stringify(backend.snapshot());
    expect((await papers.move(`${ada}/will.txt`, `${ben}/will.txt`)).error).toMatchObject(denied);
    expect((await papers.move(`${ada}/will.txt`, `${ada}/b.txt`)).error).toMatchObject({
      statusCode: '409',
      code: 'ResourceAlreadyExists',
    });
    expect((await papers.move(`${ada}/none.txt`, `${ada}/c.txt`)).error).toMatchObject(missing);
    expect((await papers.move(`${ada}/will.txt`, `${ada}/../c.txt`)).error).toMatchObject({ code: 'InvalidKey' });
    const { error } = await papers.move(`${ada}/will.txt`, `${ada}/c.txt`, { destinationBucket: 'none' });
    expect(error).toMatchObject(denied);
    expect(JSON.stringify(backend.snapshot())).toBe(before);
  });

  it('to where it is changes nothing', async () => {
    const { papers, textOf } = await withWill();
    expect((await papers.move(`${ada}/will.txt`, `${ada}/will.txt`)).error).toBeNull();
    expect(await textOf(`${ada}/will.txt`)).toBe('To my cat.');
  });

  it('to a bucket that does not exist says so to the service key', async () => {
    const { service } = await withWill();
    const { error } = await service.storage.from('papers').move(`${ada}/will.txt`, 'a.txt', { destinationBucket: 'none' });
    expect(error).toMatchObject({ statusCode: '404', code: 'InvalidRequest', message: 'The related resource does not exist' });
  });
});

describe('a copy', () => {
  it('is a file of its own, with what is said of the first', async () => {
    const { papers, textOf } = await withWill();
    expect((await papers.copy(`${ada}/will.txt`, `${ada}/copy.txt`)).data).toEqual({ path: `papers/${ada}/copy.txt` });
    await papers.remove([`${ada}/will.txt`]);
    expect(await textOf(`${ada}/copy.txt`)).toBe('To my cat.');
    expect((await papers.info(`${ada}/copy.txt`)).data).toMatchObject({ metadata: { draft: 1 }, cacheControl: 'max-age=3600' });
  });

  it('may leave that behind', async () => {
    const { papers } = await withWill();
    await papers.copy(`${ada}/will.txt`, `${ada}/copy.txt`, { copyMetadata: false, metadata: { mimetype: 'text/markdown' } });
    expect((await papers.info(`${ada}/copy.txt`)).data).toMatchObject({ metadata: {}, contentType: 'text/markdown' });
  });

  it('needs the right to read here and to write there', async () => {
    const { papers, person } = await withWill();
    expect((await papers.copy(`${ada}/will.txt`, `${ben}/will.txt`)).error).toMatchObject(denied);
    const others = (await person('ben')).storage.from('papers');
    expect((await others.copy(`${ada}/will.txt`, `${ben}/will.txt`)).error).toMatchObject(missing);
  });

  it('replaces nothing', async () => {
    const { papers } = await withWill();
    expect((await papers.copy(`${ada}/will.txt`, `${ada}/will.txt`)).error).toMatchObject({ code: 'KeyAlreadyExists' });
  });
});

describe('a removal', () => {
  it('says which files are gone, and leaves those of others', async () => {
    const { papers, person, backend } = await withWill();
    const others = (await person('ben')).storage.from('papers');
    expect((await others.remove([`${ada}/will.txt`])).data).toEqual([]);
    expect((await papers.remove([`${ada}/will.txt`, `${ada}/none.txt`])).data).toMatchObject([{ name: `${ada}/will.txt` }]);
    expect((await papers.download(`${ada}/will.txt`)).error).toMatchObject(missing);
    expect(Object.keys(backend.snapshot().blobs)).toHaveLength(1);
  });

  it('of one file says whether it was there, and whether it may', async () => {
    const { backend, send, papers } = await withWill();
    const remove = async (path: string, init = {}) => (await send('DELETE', `/object/papers/${path}`, init)).json();
    expect(await remove('none.txt')).toMatchObject(missing);
    const visitor = { headers: { authorization: `Bearer ${backend.keys.anon}` } };
    expect(await remove(`${ada}/will.txt`, visitor)).toMatchObject({ code: 'AccessDenied', message: 'Access denied' });
    expect(await remove(`${ada}/will.txt`)).toEqual({ message: 'Successfully deleted' });
    expect((await papers.list(ada)).data).toEqual([]);
  });
});
