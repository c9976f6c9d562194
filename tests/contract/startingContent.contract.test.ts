import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { backendSpec } from '@duneline/specs/backend';
import type { PGlite } from '@electric-sql/pglite';
import { beforeAll, describe, expect, it } from 'vitest';
import { createPlatform, executeProject } from '../../packages/codegen/src/sql/loadDatabase.ts';
import { readSupabaseSql } from '../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../packages/codegen/src/sql/tree.ts';
import { printStartingContent } from '../../tools/platform/startingContent.mjs';

const root = join(import.meta.dirname, '..', '..');

describe('a new project with the starting content', () => {
  let db: PGlite;
  const read = async (sql: string) => Object.values((await db.query<Record<string, unknown>>(sql)).rows[0] ?? {})[0];

  beforeAll(async () => {
    await loadParser();
    const { migrations } = readSupabaseSql(join(root, 'specs/supabase'), []);
    db = await createPlatform();
    await executeProject(db, { migrations, seed: [] });
    for (let time = 0; time < 2; time += 1) await db.exec(printStartingContent(backendSpec));
  }, 120_000);

  it('has every size once, however often it was loaded, and prices an order', async () => {
    expect(await read('select count(*)::int from public.program_tiers')).toBe(backendSpec.seed.rows['program_tiers']?.length);
    expect(await read(`select sum(amount_cents)::int from public.quote_order('1-step-5k', '{}')`)).toBe(5900);
  });

  it('has a published row for every route and menu, and nobody’s name', async () => {
    expect(await read(`select bool_and(status = 'published' and updated_by is null) from public.seo_config`)).toBe(true);
    expect(await read(`select count(*)::int from public.theme_config where is_active`)).toBe(1);
    expect(await read('select count(*)::int from public.profiles')).toBe(0);
  });

  it('has its first admin by the statement of the README', async () => {
    const email = 'first.admin@duneline.example';
    await db.query('insert into auth.users (id, email) values (gen_random_uuid(), $1)', [email]);
    const readme = readFileSync(join(root, 'README.md'), 'utf8').split('## Going live')[1] ?? '';
    const statement = /```sql\n(?<sql>.*?)```/s.exec(readme)?.groups?.['sql'] ?? '';
    await db.exec(statement.replace('you@example.com', email));
    expect(await read(`select count(*)::int from public.user_roles join public.profiles p on p.id = user_id`)).toBe(1);
  });
});
