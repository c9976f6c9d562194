import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, firstQuery, periods, readQuery, sizes } from './boardQuery.ts';

const queryOf = (address: string) => readQuery(new URL(address, 'https://site.invalid').searchParams);

const queries = fc.record({
  period: fc.constantFrom(...periods),
  sizeCents: fc.constantFrom(null, ...sizes),
  sort: fc.record({
    column: fc.constantFrom('return', 'profit', 'size', 'won'),
    direction: fc.constantFrom('ascending', 'descending'),
  }),
  page: fc.integer({ min: 1, max: 9_999 }),
});

describe('the address of a ranking', () => {
  it('says every query, and reads back as it', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(queryOf(addressOf(query))).toEqual(query);
      }),
    );
  });

  it('is bare for what the page begins with', () => expect(addressOf(firstQuery)).toBe('/leaderboard'));

  it.each(['?period=year&size=7&sort=name&order=up&page=0', '?page=1.5', '?size=-5000', '?page=Infinity'])(
    'counts %s as not said',
    (search) => expect(queryOf(`/leaderboard${search}`)).toEqual(firstQuery),
  );
});
