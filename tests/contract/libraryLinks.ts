/** A relationship of the library's tables, written by hand. */
export interface Link {
  readonly target: string;
  /** The hint that is required if the target's name is ambiguous. */
  readonly hint?: string;
  readonly isToOne: boolean;
  /** Pairs of columns; for a junction, those of its side. */
  readonly on: readonly (readonly [string, string])[];
  readonly via?: { readonly table: string; readonly on: readonly (readonly [string, string])[] };
}

const tagging = { table: 'book_tags' };

export const links: Readonly<Record<string, readonly Link[]>> = {
  authors: [
    { target: 'books', hint: 'author_id', isToOne: false, on: [['id', 'author_id']] },
    { target: 'books', hint: 'books_editor_id_fkey', isToOne: false, on: [['id', 'editor_id']] },
    { target: 'contracts', isToOne: false, on: [['id', 'author_id']] },
  ],
  books: [
    { target: 'authors', hint: 'books_author_id_fkey', isToOne: true, on: [['author_id', 'id']] },
    { target: 'authors', hint: 'editor_id', isToOne: true, on: [['editor_id', 'id']] },
    { target: 'covers', isToOne: true, on: [['id', 'book_id']] },
    { target: 'copies', isToOne: false, on: [['id', 'book_id']] },
    { target: 'reviews', isToOne: false, on: [['id', 'book_id']] },
    { target: 'tags', isToOne: false, on: [['id', 'book_id']], via: { ...tagging, on: [['tag_id', 'id']] } },
  ],
  covers: [{ target: 'books', isToOne: true, on: [['book_id', 'id']] }],
  tags: [{ target: 'books', isToOne: false, on: [['id', 'tag_id']], via: { ...tagging, on: [['book_id', 'id']] } }],
  shelves: [
    {
      target: 'copies',
      isToOne: false,
      on: [
        ['room', 'room'],
        ['number', 'shelf'],
      ],
    },
  ],
  copies: [
    { target: 'books', isToOne: true, on: [['book_id', 'id']] },
    {
      target: 'shelves',
      isToOne: true,
      on: [
        ['room', 'room'],
        ['shelf', 'number'],
      ],
    },
  ],
  categories: [{ target: 'categories', isToOne: false, on: [['id', 'parent_id']] }],
  reviews: [{ target: 'books', isToOne: true, on: [['book_id', 'id']] }],
  contracts: [{ target: 'authors', isToOne: true, on: [['author_id', 'id']] }],
};
