import { describe, expect, it } from 'vitest';
import { librarySpec } from '../../fixtures/library.ts';
import { openSpec } from '../../fixtures/openNotes.ts';

const { backend, send } = openSpec(librarySpec);
const read = async (query: string, headers: Record<string, string> = {}) =>
  send('GET', `/rest/v1/${query}`, { key: backend.keys.serviceRole, headers });
const bodyOf = async (query: string): Promise<unknown> => (await read(query)).body;

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
