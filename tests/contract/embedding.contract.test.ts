import { createBackend } from '@duneline/mocks';
import { PGlite } from '@electric-sql/pglite';
import { createClient } from '@supabase/supabase-js';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { librarySpec } from '../../packages/mocks/src/fixtures/library.ts';
import type { Node } from './librarySelects.ts';
import { isAggregating, selects } from './librarySelects.ts';
import { librarySchema, sqlOf } from './librarySql.ts';
import { urlOf } from './libraryUrl.ts';

const backend = createBackend(librarySpec);
const { serviceRole } = backend.keys;

async function ask(path: string): Promise<unknown> {
  const response = await backend.fetch(`${backend.url}/rest/v1/${path}`, { headers: { apikey: serviceRole } });
  return await response.json();
}

/** Groups have no order, so neither do lists that contain groups. */
function comparable(value: unknown, hasOrder: boolean): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => comparable(item, hasOrder));
    return hasOrder ? items : items.toSorted((left, right) => (JSON.stringify(left) < JSON.stringify(right) ? -1 : 1));
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, comparable(member, hasOrder)] as const);
  return Object.fromEntries(members.toSorted(([left], [right]) => (left < right ? -1 : 1)));
}

function hasAggregate(tree: Node): boolean {
  return isAggregating(tree) || tree.embeds.some(hasAggregate);
}

describe('embedding and aggregates', () => {
  let database: PGlite;

  beforeAll(async () => {
    database = await PGlite.create();
    await database.exec(librarySchema());
  });

  afterAll(() => database.close());

  it('answers generated selects as Postgres does', async () => {
    const property = fc.asyncProperty(selects, async (tree) => {
      const sql = sqlOf(tree);
      const { rows } = await database.query<{ answer: unknown }>(sql);
      const hasOrder = !hasAggregate(tree);
      const path = urlOf(tree);
      expect(comparable(await ask(path), hasOrder), `${path}\n${sql}`).toEqual(comparable(rows[0]?.answer, hasOrder));
    });
    await fc.assert(property, { numRuns: 400 * Number(process.env.FC_TIMES ?? 1) });
  });

  it('answers what supabase-js asks', async () => {
    const client = createClient(backend.url, serviceRole, { global: { fetch: backend.fetch }, auth: { persistSession: false } });
    const { data, count, status } = await client
      .from('authors')
      .select('name, latest:books!author_id(title, covers(colour)), copies:books!author_id(count)', { count: 'exact' })
      .order('title', { referencedTable: 'latest', ascending: false })
      .limit(1, { referencedTable: 'latest' })
      .not('latest', 'is', null)
      .order('name')
      .range(0, 1);
    expect({ data, count, status }).toEqual({
      status: 206,
      count: 3,
      data: [
        { name: 'Ibn Battuta', latest: [{ title: 'Rihla', covers: { colour: 'sand' } }], copies: [{ count: 1 }] },
        { name: 'Machado', latest: [{ title: 'Quincas Borba', covers: null }], copies: [{ count: 3 }] },
      ],
    });
    const { error } = await client.from('books').select('authors(name)').maybeSingle();
    expect(error).toMatchObject({ code: 'PGRST201', hint: expect.stringContaining("'authors!books_author_id_fkey'") });
  });
});
