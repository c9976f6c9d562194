import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { citext } from '@electric-sql/pglite/contrib/citext';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
// Finds `node_modules/.cache` from any folder of a project, and says where there is none.
import findCacheDirectory from 'find-cache-directory';

/** The extensions that projects may use. */
const extensions = { citext, pg_trgm, pgcrypto, uuid_ossp };

export const extensionNames: readonly string[] = Object.keys(extensions).map((name) => name.replace('uuid_', 'uuid-'));

/** An empty Postgres in memory. */
export function createPostgres(): Promise<PGlite> {
  return PGlite.create({ extensions });
}

/** A copy of an in-memory Postgres. @param dump what `dumpDataDir` of the other one returned */
export async function loadPostgres(dump: Blob): Promise<PGlite> {
  const db = await PGlite.create({ extensions, loadDataDir: dump });
  await db.exec('set search_path = public, extensions');
  return db;
}

/**
 * A Postgres in memory that `make` prepares. Its files are kept in `node_modules/.cache` of the project, if it has one, because to
 * load them takes half as long as to start an empty Postgres.
 * @param name whose files they are; files of another fingerprint are removed
 * @param fingerprint changes with everything that `make` depends on
 */
export async function openCached(name: string, fingerprint: string, make: () => Promise<PGlite>): Promise<PGlite> {
  const folder = findCacheDirectory({ name: 'duneline-postgres', create: true });
  if (folder === undefined) return await make();
  const file = join(folder, `${name}-${fingerprint}.tar`);
  if (existsSync(file)) return loadPostgres(new Blob([readFileSync(file)]));
  const db = await make();
  const dump = await db.dumpDataDir('none');
  for (const old of readdirSync(folder)) if (old.startsWith(`${name}-`)) rmSync(join(folder, old), { force: true });
  // Other processes may do the same: each writes a file of its own, and the last one renamed stays.
  const draft = join(folder, `${randomUUID()}.draft`);
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, file);
  return db;
}
