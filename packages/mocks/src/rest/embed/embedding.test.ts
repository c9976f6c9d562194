import { describe, expect, it } from 'vitest';
import { librarySpec } from '../../fixtures/library.ts';
import { openSpec } from '../../fixtures/openNotes.ts';

const { backend, send } = openSpec(librarySpec);
const read = async (query: string, headers: Record<string, string> = {}) =>
  send('GET', `/rest/v1/${query}`, { key: backend.keys.serviceRole, headers });
const bodyOf = async (query: string): Promise<unknown> => (await read(query)).body;

describe('relationships', () => {
  it.each<[kind: string, query: string, expected: unknown]>([
    [
      'many-to-one is an object or null',
      'books?select=id,author:authors!books_author_id_fkey(name)&id=in.(1,5)',
      [
        { id: 1, author: { name: 'Ibn Battuta' } },
        { id: 5, author: null },
      ],
    ],
    [
      'one-to-many is an array',
      'authors?select=id,books!author_id(id)&id=gte.3',
      [
        { id: 3, books: [{ id: 3 }, { id: 4 }, { id: 6 }] },
        { id: 4, books: [] },
      ],
    ],
    [
      'one-to-one is an object or null',
      'books?select=id,covers(colour)&id=lt.3',
      [
        { id: 1, covers: { colour: 'sand' } },
        { id: 2, covers: null },
      ],
    ],
    ['one-to-one goes both ways', 'covers?select=books(title)&book_id=eq.1', [{ books: { title: 'Rihla' } }]],
    [
      'many-to-many is an array',
      'books?select=id,tags(label)&id=in.(3,6)',
      [
        { id: 3, tags: [{ label: 'love' }, { label: 'irony' }] },
        { id: 6, tags: [] },
      ],
    ],
    [
      'a composite key joins all its columns',
      'copies?select=id,shelves(note)&id=lte.6',
      [
        { id: 1, shelves: { note: 'by the window' } },
        { id: 2, shelves: { note: null } },
        { id: 3, shelves: { note: 'by the window' } },
        { id: 4, shelves: null },
        { id: 5, shelves: { note: null } },
        { id: 6, shelves: null },
      ],
    ],
    [
      'a self reference by table name is the many',
      'categories?select=id,categories(id)&id=eq.1',
      [{ id: 1, categories: [{ id: 2 }, { id: 3 }] }],
    ],
    [
      'a self reference by column is the one',
      'categories?select=id,parent:parent_id(name)&id=eq.2',
      [{ id: 2, parent: { name: 'All' } }],
    ],
    [
      'a foreign key by name is a target',
      'books?select=books_editor_id_fkey(name)&id=eq.1',
      [{ books_editor_id_fkey: { name: 'Machado' } }],
    ],
    ['a foreign key column is a target', 'books?select=editor_id(name)&id=eq.1', [{ editor_id: { name: 'Machado' } }]],
    ['the junction is a hint', 'tags?select=books!book_tags(id)&id=eq.2', [{ books: [{ id: 2 }, { id: 3 }, { id: 5 }] }]],
    [
      'embeds nest',
      'tags?select=label,books(title,author:author_id(name,contracts(fee)))&id=eq.1',
      [{ label: 'travel', books: [{ title: 'Rihla', author: { name: 'Ibn Battuta', contracts: [{ fee: 100 }] } }] }],
    ],
  ])('%s', async (_kind, query, expected) => {
    expect(await bodyOf(query)).toEqual(expected);
  });

  it('asks which of two foreign keys is meant', async () => {
    expect(await read('books?select=authors(name)')).toMatchObject({
      status: 300,
      body: {
        code: 'PGRST201',
        message: "Could not embed because more than one relationship was found for 'books' and 'authors'",
        details: [
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_author_id_fkey using books(author_id) and authors(id)',
          },
          {
            cardinality: 'many-to-one',
            embedding: 'books with authors',
            relationship: 'books_editor_id_fkey using books(editor_id) and authors(id)',
          },
        ],
        hint: "Try changing 'authors' to one of the following: 'authors!books_author_id_fkey', 'authors!books_editor_id_fkey'. Find the desired relationship in the 'details' key.",
      },
    });
  });

  it.each([
    ['books?select=shelfs(note)', 'books', 'shelfs', null],
    ['books?select=cover(colour)', 'books', 'cover', "Perhaps you meant 'covers' instead of 'cover'."],
    ['books?select=covers!nowhere(colour)', 'books', "covers' using the hint 'nowhere", null],
    ['reviews?select=users(email)', 'reviews', 'users', null],
  ])('%s finds no relationship', async (query, origin, target, hint) => {
    const name = target.split("'")[0] ?? '';
    expect(await read(query)).toMatchObject({
      status: 400,
      body: {
        code: 'PGRST200',
        message: `Could not find a relationship between '${origin}' and '${name}' in the schema cache`,
        details: `Searched for a foreign key relationship between '${origin}' and '${target}' in the schema 'public', but no matches were found.`,
        hint,
      },
    });
  });
});

describe('spreading', () => {
  it.each<[query: string, expected: unknown]>([
    [
      'books?select=id,...authors!author_id(author:name,born)&id=in.(1,5)',
      [
        { id: 1, author: 'Ibn Battuta', born: '1304-02-24' },
        { id: 5, author: null, born: null },
      ],
    ],
    [
      'tags?select=label,...books(titles:title,genre)&books.order=title.desc&id=eq.2',
      [{ label: 'love', titles: ['Padavali', 'Dom Casmurro', 'Anonymous verses'], genre: ['poetry', 'novel', 'poetry'] }],
    ],
    ['tags?select=label,...books(title)&id=eq.4', [{ label: 'unused', title: [] }]],
    [
      'covers?select=...books(title,...author_id(name),tags(label))&book_id=eq.1',
      [{ title: 'Rihla', name: 'Ibn Battuta', tags: [{ label: 'travel' }] }],
    ],
  ])('%s', async (query, expected) => {
    expect(await bodyOf(query)).toEqual(expected);
  });
});

describe('parameters of embedded resources', () => {
  it.each<[query: string, expected: unknown]>([
    [
      'authors?select=id,books!author_id(id)&books.genre=eq.novel&books.pages=gt.260&id=in.(1,3)',
      [
        { id: 1, books: [] },
        { id: 3, books: [{ id: 6 }] },
      ],
    ],
    [
      'authors?select=id,books!author_id!inner(id)&books.pages=gt.260',
      [
        { id: 1, books: [{ id: 1 }] },
        { id: 3, books: [{ id: 6 }] },
      ],
    ],
    ['authors?select=id,books!inner!author_id()&books.pages=gt.260', [{ id: 1 }, { id: 3 }]],
    [
      'authors?select=id,b:books!author_id(id)&b.order=price.desc.nullslast,id&b.limit=2&b.offset=1&id=eq.3',
      [{ id: 3, b: [{ id: 4 }, { id: 6 }] }],
    ],
    [
      'authors?select=id,books!author_id(id)&books.or=(pages.is.null,price.lt.1)&id=eq.3',
      [{ id: 3, books: [{ id: 4 }, { id: 6 }] }],
    ],
    ['authors?select=id,books!author_id(id)&books.not.and=(pages.gt.100,price.gt.1)&id=eq.3', [{ id: 3, books: [{ id: 6 }] }]],
    [
      'authors?select=id,books!author_id(id,copies(id))&books.copies.room=eq.west&id=eq.1',
      [{ id: 1, books: [{ id: 1, copies: [{ id: 2 }] }] }],
    ],
    ['books?select=id,covers()&covers=is.null&order=id', [{ id: 2 }, { id: 4 }, { id: 6 }]],
    ['books?select=id,covers(colour)&covers=not.is.null&covers.colour=eq.green', [{ id: 3, covers: { colour: 'green' } }]],
    [
      'books?select=id,covers(),tags()&covers.colour=eq.green&tags.label=eq.travel&or=(covers.not.is.null,tags.not.is.null)',
      [{ id: 1 }, { id: 3 }],
    ],
    ['books?select=id,author_id,author_id(name)&author_id=eq.2', [{ id: 2, author_id: { name: 'Mirabai' } }]],
    [
      'books?select=id,author:author_id(name)&order=author(name).desc,id&id=lt.4',
      [
        { id: 2, author: { name: 'Mirabai' } },
        { id: 3, author: { name: 'Machado' } },
        { id: 1, author: { name: 'Ibn Battuta' } },
      ],
    ],
    [
      'books?select=id,a:author_id()&order=a(details->city).nullsfirst,id',
      [{ id: 3 }, { id: 4 }, { id: 5 }, { id: 6 }, { id: 2 }, { id: 1 }],
    ],
  ])('%s', async (query, expected) => {
    expect(await bodyOf(query)).toEqual(expected);
  });

  it.each<[query: string, error: unknown]>([
    [
      'books?covers.colour=eq.sand',
      {
        code: 'PGRST108',
        message: "'covers' is not an embedded resource in this request",
        details: null,
        hint: "Verify that 'covers' is included in the 'select' query parameter.",
      },
    ],
    [
      'books?select=c:covers()&covers.colour=eq.sand',
      {
        code: 'PGRST108',
        details: 'Target names are not allowed in filters if they have an alias',
        hint: "Change 'covers' to 'c' in filters, orders or limits.",
      },
    ],
    [
      'books?select=tags()&order=tags(label)',
      {
        code: 'PGRST118',
        message: "A related order on 'tags' is not possible",
        details: "'books' and 'tags' do not form a many-to-one or one-to-one relationship",
        hint: null,
      },
    ],
    ['books?order=covers(colour)', { code: 'PGRST108' }],
    [
      'books?select=covers()&covers=eq.1',
      {
        code: 'PGRST120',
        message: "Bad operator on the 'covers' embedded resource",
        details: 'Only is null or not is null filters are allowed on embedded resources',
        hint: null,
      },
    ],
    ['books?select=covers(size)', { code: '42703', message: 'column covers_1.size does not exist' }],
    ['books?select=covers()&covers.size=eq.1', { code: '42703' }],
    [
      'books?select=covers(colour)&order=covers(book_id)',
      { code: '42703', message: 'column books_covers_1.book_id does not exist' },
    ],
    ['books?select=tags()&tags.offset=-1', { code: '2201X', message: 'OFFSET must not be negative' }],
  ])('%s is an error', async (query, error) => {
    expect(await read(query)).toMatchObject({ status: 400, body: error });
  });

  it('counts the rows that have a counterpart', async () => {
    const { headers, status } = await read('books?select=covers!inner()&limit=2', { prefer: 'count=exact' });
    expect([status, headers.get('content-range')]).toEqual([206, '0-1/3']);
  });
});

it('gives no more rows than the project allows, embedded ones neither', async () => {
  const { send: ask, backend: small } = openSpec({ ...librarySpec, maxRows: 2 });
  const { body, headers } = await ask('GET', '/rest/v1/authors?select=id,books!author_id(id)&id=gte.3&order=id&books.limit=9', {
    key: small.keys.serviceRole,
    headers: { prefer: 'count=exact' },
  });
  expect(body).toEqual([
    { id: 3, books: [{ id: 3 }, { id: 4 }] },
    { id: 4, books: [] },
  ]);
  expect(headers.get('content-range')).toBe('0-1/2');
});

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
