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
