import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { createPostgres, extensionNames, openCached } from './openCached.ts';
import { readConfig } from './project/config.ts';
import { runDeterministically } from './runDeterministically.ts';
import type { SqlFile } from './source.ts';
import { findingAt, readSupabaseSql, SqlFailure } from './source.ts';
import { loadParser } from './tree.ts';

const prelude = readFileSync(new URL('./prelude.sql', import.meta.url), 'utf8');
const engine = readFileSync(
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json'),
  'utf8',
);

/** Changes with Postgres and with the state before the first migration. */
export const platformFingerprint = createHash('sha256').update(prelude).update(engine).digest('hex').slice(0, 20);

/** An in-memory Postgres with the state of a Supabase project before its first migration. */
export function createPlatform(): Promise<PGlite> {
  return openCached('platform', platformFingerprint, async () => {
    const db = await createPostgres();
    await db.exec(prelude);
    await db.exec('set search_path = public, extensions');
    return db;
  });
}

/**
 * A database with the migrations and the seed of a Supabase project.
 * @throws {SqlFailure} if the SQL does not parse or run
 */
export async function loadProject(supabaseDir: string): Promise<PGlite> {
  await loadParser();
  const sql = readSupabaseSql(supabaseDir, readConfig(supabaseDir).seedPaths);
  const db = await createPlatform();
  await executeProject(db, sql);
  return db;
}

/**
 * Executes the migrations and the seed, statement by statement, at the time in the newest migration's name.
 * @throws {SqlFailure} with Postgres' message and position
 */
export async function executeProject(
  db: PGlite,
  { migrations, seed }: { readonly migrations: readonly SqlFile[]; readonly seed: readonly SqlFile[] },
): Promise<void> {
  await runDeterministically(db, momentOf(migrations.at(-1)?.path ?? ''), () => executeFiles(db, [...migrations, ...seed]));
}

/** The time in `20260105090300_orders.sql`, as milliseconds since 1970; 2026-01-01 for a name without a time. */
function momentOf(path: string): number {
  const [, year, month, day, hour, minute, second] = /(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[^/]*$/.exec(path) ?? [];
  const named = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(named) ? Date.parse('2026-01-01T00:00:00Z') : named;
}

async function executeFiles(db: PGlite, files: readonly SqlFile[]): Promise<void> {
  for (const file of files) {
    for (const statement of file.statements) {
      try {
        await db.exec(statement.text);
      } catch (error) {
        throw new SqlFailure(findingAt(file, statement.start + positionOf(error), describe(error)));
      }
    }
  }
}

function positionOf(error: unknown): number {
  const position = error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  return Number.isFinite(position) ? position - 1 : 0;
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? ` (SQLSTATE ${error.code})` : '';
  const [, extension] = /^extension "(.+)" is not available$/.exec(error.message) ?? [];
  if (extension !== undefined)
    return `The extension ${extension} is not available here, only ${extensionNames.join(', ')}. Remove it and what uses it.`;
  const hint = 'hint' in error && typeof error.hint === 'string' ? ` ${error.hint}` : '';
  return `Postgres refuses this: ${error.message}${code}.${hint} Correct the SQL.`;
}
