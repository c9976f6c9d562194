import { describe, expect, it } from 'vitest';
import { librarySpec } from '../../fixtures/library.ts';
import { openSpec } from '../../fixtures/openNotes.ts';

const { backend, send } = openSpec(librarySpec);
const read = (query: string, headers: Record<string, string> = {}) =>
  send('GET', `/rest/v1/${query}`, { key: backend.keys.serviceRole, headers });

describe('aggregates', () => {
  it.each<[query: string, expected: unknown]>([
    ['books?select=count()', [{ count: 6 }]],
    ['books?select=count', [{ count: 6 }]],
    ['books?select=many:count()::text&genre=eq.novel', [{ many: '3' }]],
    [
      'books?select=pages.count(),pages.sum(),pages.avg(),pages.min(),pages.max()',
      [{ count: 5, sum: 1224, avg: 244.8, min: 64, max: 480 }],
    ],
    ['books?select=price.sum()', [{ sum: 60 }]],
    ['books?select=price.avg()&id=in.(1,2,6)', [{ avg: 10.5 }]],
    ['books?select=genre.min(),last:genre.max()', [{ min: 'poetry', last: 'essay' }]],
    ['books?select=pages::text.max()', [{ max: '64' }]],
    ['books?select=pages.avg()::int', [{ avg: 245 }]],
    ['books?select=pages.sum(),count()&id=gt.99', [{ sum: null, count: 0 }]],
    [
      'books?select=genre,count()&order=genre',
      [
        { genre: 'poetry', count: 2 },
        { genre: 'novel', count: 3 },
        { genre: 'essay', count: 1 },
      ],
    ],
    ['books?select=kind:genre,pages.sum()&order=genre.desc&limit=1&offset=1', [{ kind: 'novel', sum: 560 }]],
    ['books?select=id,title,count()&order=title&limit=1', [{ id: 5, title: 'Anonymous verses', count: 1 }]],
    ['authors?select=trips:details->trips->>0::int.sum()', [{ trips: 3 }]],
    [
      'authors?select=name,books!author_id(count)&id=gte.3',
      [
        { name: 'Machado', books: [{ count: 3 }] },
        { name: 'Unread', books: [{ count: 0 }] },
      ],
    ],
    [
      'authors?select=name,books!author_id(genre,pages.sum())&id=eq.3',
      [{ name: 'Machado', books: [{ genre: 'novel', sum: 560 }] }],
    ],
    ['books?select=count(),author:author_id(name)&genre=eq.novel', [{ count: 3, author: { name: 'Machado' } }]],
    [
      'books?select=pages.sum(),...author_id(name)&author_id=not.is.null&order=author_id(name)',
      [
        { sum: 480, name: 'Ibn Battuta' },
        { sum: 560, name: 'Machado' },
        { sum: 120, name: 'Mirabai' },
      ],
    ],
    ['copies?select=...books(pages.max(),...author_id(born.min()))', [{ max: 480, min: '1304-02-24' }]],
    [
      'copies?select=room,...books(title.count())&order=room',
      [
        { room: 'east', count: 4 },
        { room: 'west', count: 1 },
        { room: null, count: 1 },
      ],
    ],
    ['rpc/books_of?_author=3&select=id.max()', [{ max: 6 }]],
  ])('%s', async (query, expected) => {
    const { status, body } = await read(query);
    expect(body).toEqual(expected);
    expect(status).toBe(200);
  });

  it.each<[query: string, status: number, error: unknown]>([
    ['books?select=title.sum()', 404, { code: '42883', message: 'function sum(text) does not exist' }],
    ['books?select=is_lent.max()', 404, { code: '42883', message: 'function max(boolean) does not exist' }],
    ['authors?select=details->city.sum()', 404, { code: '42883', message: 'function sum(jsonb) does not exist' }],
    ['books?select=size.sum()', 400, { code: '42703', message: 'column books.size does not exist' }],
    ['books?select=pages.sum()::size', 400, { code: '42704', message: 'type "size" does not exist' }],
    [
      'books?select=title,count',
      400,
      { code: '42803', message: 'column "books.title" must appear in the GROUP BY clause or be used in an aggregate function' },
    ],
    [
      'books?select=genre,count()&order=title',
      400,
      { code: '42803', message: 'column "books.title" must appear in the GROUP BY clause or be used in an aggregate function' },
    ],
    [
      'authors?select=name,...books!author_id(pages.sum())',
      400,
      {
        code: 'PGRST127',
        message: 'Feature not implemented',
        details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
      },
    ],
  ])('%s is refused', async (query, status, error) => {
    expect(await read(query)).toMatchObject({ status, body: error });
  });

  it('counts the rows behind the groups', async () => {
    const { headers } = await read('books?select=genre,count()', { prefer: 'count=exact' });
    expect(headers.get('content-range')).toBe('0-2/6');
  });
});
