import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openShop } from '../fixtures/openShop.ts';

const column = fc.constantFrom(
  'id',
  'code',
  'price',
  'stock',
  'note',
  'seen_at',
  'size',
  'facts',
  'facts->a',
  'facts->>a->b',
  'size->0',
);
const operator = fc.constantFrom(
  'eq',
  'neq',
  'gt',
  'like',
  'ilike',
  'match',
  'imatch',
  'in',
  'is',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
  'fts',
  'plfts',
  'phfts(english)',
  'wfts(simple)',
  'fts(x)',
  'eq(any)',
  'match(all)',
  'not.eq',
  'not.not',
  'nope',
);
const value = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    '{}',
    '[',
    '[1,2)',
    '(',
    "'",
    '\\',
    '"',
    '1e99999',
    'infinity',
    'a & b',
    '!!',
    '<->',
    '(a|b',
    '\\x',
    '{"a":',
    '9'.repeat(60),
  ),
  fc.string({ maxLength: 14 }),
);
const header = fc.record(
  {
    prefer: fc.oneof(
      fc.constantFrom('timezone=Asia/Tokyo', 'handling=strict,max-affected=0', 'missing=default,return=representation'),
      fc.string({ maxLength: 9 }),
    ),
    accept: fc.constantFrom('text/csv', 'application/vnd.pgrst.object+json;nulls=stripped', '*/*;q=0', 'x'),
    'content-type': fc.constantFrom('application/json', 'text/csv', 'application/x-www-form-urlencoded', 'text/plain', 'x/y'),
  },
  { requiredKeys: [] },
);
const body = fc.oneof(
  fc.constantFrom('', '{}', '[]', '[1]', '{"code":"x"}', 'code\nx', 'code=x', '{"price":1e999}', '{"size":[]}'),
  fc.string({ maxLength: 20 }),
);

it('any filter, header and body gives a documented answer, and an error leaves the rows as they were', async () => {
  const { backend, send } = openShop();
  const isLatin = (text: string): boolean => /^[\x20-\x7E]*$/.test(text);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST', 'PATCH', 'PUT', 'DELETE'),
      fc.array(fc.tuple(column, operator, value), { maxLength: 2 }),
      header.filter(({ prefer = '' }) => isLatin(prefer)),
      body,
      async (method, filters, headers, text) => {
        const query = filters.map(
          ([name, test, literal]) => `${encodeURIComponent(name)}=${encodeURIComponent(`${test}.${literal}`.toWellFormed())}`,
        );
        const before = backend.snapshot().tables;
        const { status } = await send(
          method,
          `goods?${query.join('&')}`,
          method === 'GET' || method === 'DELETE' ? undefined : text,
          headers,
        );
        expect([200, 201, 204, 400, 404, 405, 406, 409, 416, 418]).toContain(status);
        expect(status < 400 || isDeepStrictEqual(backend.snapshot().tables, before)).toBe(true);
      },
    ),
    { numRuns: 600 },
  );
});
