import { describe, expect, it } from 'vitest';
import { librarySpec } from '../../fixtures/library.ts';
import { openSpec } from '../../fixtures/openNotes.ts';

const { backend, send } = openSpec(librarySpec);
const read = async (query: string, headers: Record<string, string> = {}) =>
  send('GET', `/rest/v1/${query}`, { key: backend.keys.serviceRole, headers });
const bodyOf = async (query: string): Promise<unknown> => (await read(query)).body;

describe('access', () => {
  const tokenOf = async (name: string): Promise<string> => {
    const { body } = await send('POST', '/auth/v1/token?grant_type=password', {
      body: { email: `${name}@notes.example`, password: 'correct horse battery' },
    });
    return (body as { access_token: string }).access_token;
  };

  it('embeds only the rows that the caller may see', async () => {
    const query = '/rest/v1/books?select=id,reviews(stars)&id=lte.2';
    expect((await send('GET', query, { token: await tokenOf('ada') })).body).toEqual([
      { id: 1, reviews: [{ stars: 5 }] },
      { id: 2, reviews: [] },
    ]);
    expect((await send('GET', `${query}&reviews=not.is.null`, { token: await tokenOf('ben') })).body).toEqual([
      { id: 1, reviews: [{ stars: 3 }] },
      { id: 2, reviews: [{ stars: 5 }] },
    ]);
  });

  it('shows through a junction only what the caller sees of both tables behind it', async () => {
    const hidden = { hasRowSecurity: true, policies: [] };
    const { book_tags: junction, tags } = librarySpec.tables;
    const path = '/rest/v1/books?select=tags(label)&id=eq.1';
    for (const table of [junction, tags]) {
      if (table === undefined) throw new Error('The library has tags.');
      const closed = openSpec({ ...librarySpec, tables: { ...librarySpec.tables, [table.name]: { ...table, ...hidden } } });
      expect((await closed.send('GET', path)).body).toEqual([{ tags: [] }]);
      const ungranted = { ...table, grants: { ...table.grants, anon: [] } };
      const refused = openSpec({ ...librarySpec, tables: { ...librarySpec.tables, [table.name]: ungranted } });
      expect((await refused.send('GET', path)).body).toMatchObject({
        code: '42501',
        message: `permission denied for table ${table.name}`,
      });
    }
    expect((await send('GET', path)).body).toEqual([{ tags: [{ label: 'travel' }] }]);
  });

  it('refuses a table or a column that the caller has no grant for', async () => {
    const refusal = { code: '42501', message: 'permission denied for table contracts' };
    expect(await send('GET', '/rest/v1/authors?select=contracts(id)')).toMatchObject({ status: 401, body: refusal });
    const token = await tokenOf('ada');
    expect(await send('GET', '/rest/v1/authors?select=contracts(fee)', { token })).toMatchObject({ status: 403, body: refusal });
    expect(await send('GET', '/rest/v1/contracts?select=id&fee=gt.1', { token })).toMatchObject({ status: 403, body: refusal });
    expect(await send('GET', '/rest/v1/authors?select=id,contracts(signed_on)&id=eq.1', { token })).toMatchObject({
      status: 200,
      body: [{ id: 1, contracts: [{ signed_on: '1355-01-01' }] }],
    });
  });
});

describe('beyond tables', () => {
  it('embeds in the rows that a function returns', async () => {
    expect(await bodyOf('rpc/books_of?_author=3&select=id,covers(colour)&order=id.desc&limit=2')).toEqual([
      { id: 6, covers: null },
      { id: 4, covers: null },
    ]);
  });

  it('embeds in what a write gives back', async () => {
    const { send: write, backend: own } = openSpec(librarySpec);
    const options = { key: own.keys.serviceRole, headers: { prefer: 'return=representation' } };
    const change = await write(
      'PATCH',
      '/rest/v1/books?id=in.(1,2)&select=id,author:author_id(name),covers(colour)&order=id.desc',
      {
        ...options,
        body: { pages: 1 },
      },
    );
    expect(change.body).toEqual([
      { id: 2, author: { name: 'Mirabai' }, covers: null },
      { id: 1, author: { name: 'Ibn Battuta' }, covers: { colour: 'sand' } },
    ]);
    const insert = await write('POST', '/rest/v1/covers?select=colour,books(title)', {
      ...options,
      body: { book_id: 2, colour: 'red' },
    });
    expect(insert).toMatchObject({ status: 201, body: [{ colour: 'red', books: { title: 'Padavali' } }] });
    const self = await write('PATCH', '/rest/v1/categories?id=eq.4&select=id,name,parent:parent_id(name)', {
      ...options,
      body: { name: 'Long novels', parent_id: 4 },
    });
    // As in Postgres, what is embedded is what was there before the statement.
    expect(self.body).toEqual([{ id: 4, name: 'Long novels', parent: { name: 'Novels' } }]);
    expect(await write('DELETE', '/rest/v1/books?id=eq.6&select=id,nowhere(id)', options)).toMatchObject({
      status: 400,
      body: { code: 'PGRST200' },
    });
  });
});
