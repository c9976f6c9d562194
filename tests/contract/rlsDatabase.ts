import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { loadProject, platformFingerprint } from '../../packages/codegen/src/sql/loadDatabase.ts';
import { openCached } from '../../packages/codegen/src/sql/openCached.ts';
import { readConfig } from '../../packages/codegen/src/sql/project/config.ts';
import { readSupabaseSql } from '../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../packages/codegen/src/sql/tree.ts';

/** Postgres with a project's migrations and seed, loaded from its files while the SQL is unchanged. */
export async function openDatabase(directory: string): Promise<PGlite> {
  const project = createHash('sha256').update(directory).digest('hex').slice(0, 8);
  return openCached(project, await fingerprint(directory), async () => {
    const db = await loadProject(directory);
    // Postgres logs sequences ahead, so one that is not set again jumps when the dump is loaded.
    await db.exec(`do $$ declare one record; begin
      for one in select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where last_value is not null
      loop perform setval(one.name, one.last_value); end loop;
    end $$`);
    return db;
  });
}

async function fingerprint(directory: string): Promise<string> {
  await loadParser();
  const { migrations, seed } = readSupabaseSql(directory, readConfig(directory).seedPaths);
  const hash = createHash('sha256').update(platformFingerprint);
  for (const path of ['tests/contract/rlsDatabase.ts', 'packages/codegen/src/sql/runDeterministically.ts']) {
    hash.update(readFileSync(new URL(`../../${path}`, import.meta.url)));
  }
  for (const file of [...migrations, ...seed]) for (const { text } of file.statements) hash.update(text);
  return hash.digest('hex').slice(0, 20);
}
