import fc from 'fast-check';
import { expect, it } from 'vitest';
import { librarySpec } from '../fixtures/library.ts';
import { openSpec } from '../fixtures/openNotes.ts';

const { backend, send } = openSpec(librarySpec);

const names = [
  'books',
  'authors',
  'author_id',
  'tags',
  'covers',
  'id',
  'title',
  'details',
  'count',
  '__proto__',
  'constructor',
  '',
];
const signs = [
  '(',
  ')',
  ',',
  '.',
  ':',
  '::',
  '->',
  '->>',
  '!',
  '!inner',
  '...',
  '*',
  '"',
  '\\',
  ' ',
  '-',
  '.sum()',
  '.desc',
  '0',
  '-1',
  '\u0000',
  '😀',
  '\ud800',
];
const text = fc.oneof(
  { weight: 4, arbitrary: fc.array(fc.constantFrom(...names, ...signs), { maxLength: 12 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
);
const name = fc.oneof(
  fc.constantFrom('select', 'order', 'limit', 'offset', 'or', 'not.and', 'tags.order', 'books.limit', 'and'),
  text,
);

it('answers whatever the query string says with rows or a documented refusal', async () => {
  const before = JSON.stringify(backend.snapshot());
  const property = fc.asyncProperty(fc.array(fc.tuple(name, text), { maxLength: 4 }), async (parameters) => {
    const query = new URLSearchParams(parameters).toString();
    const { status, body } = await send('GET', `/rest/v1/books?${query}`, { key: backend.keys.serviceRole });
    expect([200, 300, 400, 404, 416]).toContain(status);
    const members = typeof body === 'object' && body !== null ? Object.keys(body).toSorted() : [];
    expect(status === 200 ? Array.isArray(body) : members.join()).toEqual(status === 200 || 'code,details,hint,message');
  });
  await fc.assert(property, { numRuns: 1500 * Number(process.env.FC_TIMES ?? 1) });
  expect(JSON.stringify(backend.snapshot())).toBe(before);
});

it('keeps a column that is called like a member of every object', async () => {
  const { body } = await send('GET', '/rest/v1/books?select=__proto__:id,constructor:title&id=eq.1', {
    key: backend.keys.serviceRole,
  });
  expect(JSON.stringify(body)).toBe('[{"__proto__":1,"constructor":"Rihla"}]');
});
