import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { databaseExtensions, loadProject } from '../../packages/codegen/src/sql/loadDatabase.ts';
import { readConfig } from '../../packages/codegen/src/sql/project/config.ts';
import { readSupabaseSql } from '../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../packages/codegen/src/sql/tree.ts';

const folder = new URL('../../node_modules/.cache/duneline-postgres/', import.meta.url);

/** Postgres with a project's migrations and seed; the result is cached while the SQL is unchanged, because it takes seconds. */
export async function openDatabase(directory: string): Promise<PGlite> {
  const project = createHash('sha256').update(directory).digest('hex').slice(0, 8);
  const file = new URL(`${project}-${await fingerprint(directory)}.tar`, folder);
  if (!existsSync(file)) {
    const db = await loadProject(directory);
    // Postgres logs sequences ahead, so one that is not set again jumps when the dump is loaded.
    await db.exec(`do $$ declare one record; begin
      for one in select format('%I.%I', schemaname, sequencename) as name, last_value from pg_sequences where last_value is not null
      loop perform setval(one.name, one.last_value); end loop;
    end $$`);
    const dump = await db.dumpDataDir('none');
    mkdirSync(folder, { recursive: true });
    for (const old of readdirSync(folder)) if (old.startsWith(`${project}-`)) rmSync(new URL(old, folder), { force: true });
    const draft = new URL(`${randomUUID()}.draft`, folder);
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
    return db;
  }
  const db = await PGlite.create({ extensions: databaseExtensions, loadDataDir: new Blob([readFileSync(file)]) });
  await db.exec('set search_path = public, extensions');
  return db;
}

async function fingerprint(directory: string): Promise<string> {
  await loadParser();
  const { migrations, seed } = readSupabaseSql(directory, readConfig(directory).seedPaths);
  const hash = createHash('sha256');
  for (const path of [
    'tests/contract/rlsDatabase.ts',
    'packages/codegen/src/sql/loadDatabase.ts',
    'packages/codegen/src/sql/prelude.sql',
    'packages/codegen/src/sql/runDeterministically.ts',
    'node_modules/@electric-sql/pglite/package.json',
  ]) {
    hash.update(readFileSync(new URL(`../../${path}`, import.meta.url)));
  }
  for (const file of [...migrations, ...seed]) for (const { text } of file.statements) hash.update(text);
  return hash.digest('hex').slice(0, 20);
}
