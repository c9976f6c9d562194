import { describe, expect, it } from 'vitest';
import { openFiles } from '../fixtures/openFiles.ts';

const keys = ['a.txt', 'B.txt', 'c/1.txt', 'c/2.txt', 'C/3.txt', 'c-d.txt', 'e/f/g.txt', 'e/h.txt'];

async function withFiles() {
  const files = openFiles();
  for (const key of keys) {
    await files.service.storage.from('papers').upload(key, key);
    files.clock.advance(1000);
  }
  return { ...files, papers: files.service.storage.from('papers') };
}

const named = (rows: readonly { readonly name: string; readonly id: string | null }[] | null) =>
  rows?.map(({ name, id }) => (id === null ? `${name}/` : name));

describe('a list', () => {
  it('has the objects and folders of a folder by name, upper and lower case together', async () => {
    const { papers } = await withFiles();
    expect(named((await papers.list()).data)).toEqual(['a.txt', 'B.txt', 'c-d.txt', 'C/', 'e/']);
    expect(named((await papers.list('e')).data)).toEqual(['f/', 'h.txt']);
    expect(named((await papers.list('e/')).data)).toEqual(['f/', 'h.txt']);
    expect(named((await papers.list('nothing')).data)).toEqual([]);
  });

  it('goes backwards, and page by page', async () => {
    const { papers } = await withFiles();
    const order = { column: 'name', order: 'desc' };
    expect(named((await papers.list('', { sortBy: order })).data)).toEqual(['e/', 'c/', 'c-d.txt', 'B.txt', 'a.txt']);
    expect(named((await papers.list('', { limit: 2, offset: 1 })).data)).toEqual(['B.txt', 'c-d.txt']);
  });

  it('has folders first when it goes by a moment', async () => {
    const { papers } = await withFiles();
    const sortBy = { column: 'created_at', order: 'desc' };
    expect(named((await papers.list('', { sortBy })).data)).toEqual(['e/', 'c/', 'c-d.txt', 'B.txt', 'a.txt']);
  });

  it('is narrowed by the beginning of a name', async () => {
    const { papers } = await withFiles();
    expect(named((await papers.list('', { search: 'C' })).data)).toEqual(['c-d.txt', 'C/']);
    expect(named((await papers.list('c', { search: '2' })).data)).toEqual(['2.txt']);
  });

  it('says of an object what is known, and of a folder its name', async () => {
    const { papers } = await withFiles();
    const { data } = await papers.list('e');
    const nothing = { id: null, updated_at: null, created_at: null, last_accessed_at: null, metadata: null };
    expect(data).toEqual([
      { name: 'f', ...nothing },
      {
        name: 'h.txt',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        updated_at: expect.stringMatching(/Z$/),
        created_at: expect.stringMatching(/Z$/),
        last_accessed_at: expect.stringMatching(/Z$/),
        metadata: expect.objectContaining({ size: 7, mimetype: 'text/plain;charset=UTF-8', cacheControl: 'max-age=3600' }),
      },
    ]);
  });

  it('has a hundred entries unless it is asked for more', async () => {
    const { service } = openFiles();
    const papers = service.storage.from('papers');
    for (let number = 0; number < 101; number++) await papers.upload(`${number}.txt`, 'x');
    expect((await papers.list()).data).toHaveLength(100);
    expect((await papers.list('', { limit: 1000 })).data).toHaveLength(101);
  });

  it.each([
    [{}, "body must have required property 'prefix'"],
    [{ prefix: '', limit: 0 }, 'body/limit must be >= 1'],
    [{ prefix: '', offset: 'x' }, 'body/offset must be integer'],
    [{ prefix: '', sortBy: { order: 'asc' } }, "body/sortBy must have required property 'column'"],
    [{ prefix: '', sortBy: { column: 'size' } }, 'body/sortBy/column must be equal to one of the allowed values'],
  ])('is refused for %j', async (body, message) => {
    const headers = { 'content-type': 'application/json' };
    const response = await openFiles().send('POST', '/object/list/papers', { headers, body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toEqual([
      400,
      { statusCode: '400', code: 'InvalidRequest', error: 'Error', message },
    ]);
  });
});

describe('a paged list', () => {
  type Options = NonNullable<Parameters<Awaited<ReturnType<typeof withFiles>>['papers']['listV2']>[0]>;

  async function pages(options: Options): Promise<string[][]> {
    const { papers } = await withFiles();
    const found: string[][] = [];
    for (let cursor: string | undefined; ;) {
      const { data } = await papers.listV2({ ...options, ...(cursor !== undefined && { cursor }) });
      found.push([...(data?.folders ?? []), ...(data?.objects ?? [])].map(({ name }) => name));
      cursor = data?.nextCursor;
      if (data?.hasNext !== true) return found;
    }
  }

  it('goes through every object once', async () => {
    expect(await pages({ limit: 3 })).toEqual([
      ['B.txt', 'C/3.txt', 'a.txt'],
      ['c-d.txt', 'c/1.txt', 'c/2.txt'],
      ['e/f/g.txt', 'e/h.txt'],
    ]);
  });

  it('shows folders where it is told that a slash parts them', async () => {
    expect((await pages({ limit: 4, with_delimiter: true })).flat().toSorted()).toEqual([
      'B.txt',
      'C/',
      'a.txt',
      'c-d.txt',
      'c/',
      'e/',
    ]);
    expect(await pages({ prefix: 'e/', with_delimiter: true })).toEqual([['e/f/', 'e/h.txt']]);
  });

  it('goes by a moment, backwards too', async () => {
    const sortBy = { column: 'created_at', order: 'desc' } as const;
    expect((await pages({ limit: 3, sortBy })).flat()).toEqual(keys.toReversed());
  });

  it('takes no cursor that it has not given', async () => {
    const { papers } = await withFiles();
    expect((await papers.listV2({ cursor: 'eDp5' })).error).toMatchObject({ statusCode: '400', code: 'InvalidParameter' });
  });
});
