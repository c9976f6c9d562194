import type { Backend, BackendState } from '@duneline/mocks';
import { createBackend } from '@duneline/mocks';
import { backendSpec } from '@duneline/specs/backend';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf } from './rlsBackend.ts';
import { openDatabase } from './rlsDatabase.ts';
import { claimsOf } from './rlsPostgres.ts';
import type { Project } from './rlsProjects.ts';
import { duneline } from './rlsProjects.ts';
import { literal } from './rlsStatement.ts';

// The storage service permits the same operations on objects as the policies of storage.objects permit on its rows.

const owned = (persona: string): string => duneline.personas[persona]?.sub ?? 'nobody';
const paths = [
  'new.png',
  'brand/mark.svg',
  ...['trader', 'affiliate'].flatMap((one) => [`${owned(one)}/new.png`, `${owned(one)}/passport.pdf`]),
];
const objects = (backendSpec.buckets ?? []).flatMap(({ id }) => paths.map((path) => [id, path] as const));
const personas = Object.keys(duneline.personas);

let db: PGlite;
let backend: Backend;
let before: BackendState;
const headers = new Map<string, Readonly<Record<string, string>>>();

beforeAll(async () => {
  db = await openDatabase(duneline.directory);
  backend = createBackend(backendSpec);
  for (const [persona, person] of Object.entries<Project['personas'][string]>(duneline.personas)) {
    headers.set(persona, await headersOf(backend, person));
  }
  before = backend.snapshot();
  // The files in config.toml, which the Supabase CLI uploads.
  for (const { id, objects: files } of backendSpec.buckets ?? []) {
    for (const { path } of files)
      await db.exec(`insert into storage.objects (bucket_id, name) values (${literal(id)}, ${literal(path)})`);
  }
});
afterAll(() => db.close());

/** The number of rows that a statement may return or write; 0 if a policy rejects it. */
async function inPostgres(persona: string, sql: string): Promise<number> {
  const person = duneline.personas[persona] ?? { role: 'anon' };
  const claims = literal(claimsOf(person));
  await db.exec(`begin; select set_config('request.jwt.claims', ${claims}, true); set local role ${person.role}`);
  try {
    return (await db.query(`with result as (${sql}) select 1 from result`)).rows.length;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === '42501') return 0;
    throw error;
  } finally {
    await db.exec('rollback');
  }
}

async function overHttp(persona: string, method: string, path: string, body?: BodyInit): Promise<Response> {
  const isJson = typeof body === 'string' && body.startsWith('{');
  return backend.fetch(`${backend.url}/storage/v1${path}`, {
    method,
    headers: { ...headers.get(persona), 'content-type': isJson ? 'application/json' : 'image/png' },
    ...(body !== undefined && { body }),
  });
}

/** Listing evaluates policies, even for a public bucket whose files anyone can read. */
async function isListed(persona: string, bucket: string, path: string): Promise<boolean> {
  const [name = '', ...folders] = path.split('/').toReversed();
  const prefix = folders.toReversed().join('/');
  const response = await overHttp(persona, 'POST', `/object/list/${bucket}`, JSON.stringify({ prefix }));
  return ((await response.json()) as readonly { readonly name: string }[]).some((object) => object.name === name);
}

const holds = (bucket: string, path: string): string => `bucket_id = ${literal(bucket)} and name = ${literal(path)}`;

it.each(personas)('lets %s see, write, replace and remove objects as the policies say', async (persona) => {
  const differences: unknown[] = [];
  const done = { seen: 0, written: 0, replaced: 0, removed: 0 };
  const judge = (what: keyof typeof done, object: readonly string[], expected: number, actual: boolean): void => {
    if (actual) done[what]++;
    if (actual !== expected > 0) differences.push({ what, object, expected, actual });
  };
  for (const [bucket, path] of objects) {
    backend.restore(before);
    const isThere = before.tables['storage.objects']?.some((row) => row['bucket_id'] === bucket && row['name'] === path) === true;
    const rows = await inPostgres(persona, `select 1 from storage.objects where ${holds(bucket, path)}`);
    judge('seen', [bucket, path], rows, await isListed(persona, bucket, path));
    if (!isThere) {
      const written = await inPostgres(
        persona,
        `insert into storage.objects (bucket_id, name, owner_id) values (${literal(bucket)}, ${literal(path)}, auth.uid()::text) returning 1`,
      );
      judge('written', [bucket, path], written, (await overHttp(persona, 'POST', `/object/${bucket}/${path}`, 'x')).ok);
      backend.restore(before);
    }
    if (isThere) {
      const replaced = await inPostgres(
        persona,
        `update storage.objects set metadata = '{}' where ${holds(bucket, path)} returning name`,
      );
      judge('replaced', [bucket, path], replaced, (await overHttp(persona, 'PUT', `/object/${bucket}/${path}`, 'x')).ok);
      const removed = await inPostgres(persona, `delete from storage.objects where ${holds(bucket, path)} returning name`);
      const answer = await overHttp(persona, 'DELETE', `/object/${bucket}`, JSON.stringify({ prefixes: [path] }));
      judge('removed', [bucket, path], removed, ((await answer.json()) as unknown[]).length > 0);
    }
  }
  const buckets = await inPostgres(persona, 'select id from storage.buckets');
  expect(await (await overHttp(persona, 'GET', '/bucket')).json()).toHaveLength(buckets);
  console.info(persona, done);
  expect(differences).toEqual([]);
});
