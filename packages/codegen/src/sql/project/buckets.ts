import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { BucketSpec } from '@duneline/specs/contract';
import type { Finding } from '../../finding.ts';
import type { ConfiguredBucket, SupabaseConfig } from './config.ts';
import { headOf } from './config.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml', '.png': 'image/png', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg', '.webp': 'image/webp', '.gif': 'image/gif',
  '.avif': 'image/avif', '.pdf': 'application/pdf', '.json': 'application/json', '.csv': 'text/csv', '.txt': 'text/plain',
  '.html': 'text/html', '.css': 'text/css', '.mp4': 'video/mp4', '.mp3': 'audio/mpeg',
}; // prettier-ignore

function objectsIn(folder: string | undefined): BucketSpec['objects'] {
  if (folder === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: file.slice(join(folder, '/').length).replaceAll('\\', '/'),
        contentType: contentTypes[extname(entry.name).toLowerCase()] ?? 'application/octet-stream',
        base64: readFileSync(file, 'base64'),
      };
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

type Stored = Omit<BucketSpec, 'objects'>;

const storedQuery = `
select coalesce(json_agg(json_build_object(
  'id', id, 'name', name, 'isPublic', coalesce(public, false), 'fileSizeLimit', file_size_limit, 'allowedMimeTypes', allowed_mime_types
) order by id), '[]') as value from storage.buckets`;

const settings = ['isPublic', 'fileSizeLimit', 'allowedMimeTypes'] as const;

function contradictions(stored: Stored, configured: ConfiguredBucket): string[] {
  return settings.flatMap((setting) => {
    const [inSql, inConfig] = [stored[setting], configured[setting]].map((value) => JSON.stringify(value));
    return inSql === inConfig ? [] : [`${setting} is ${inSql} in the migrations and ${inConfig} here`];
  });
}

/** The buckets in migrations and in config.toml, which must agree on buckets in both. */
export async function readBuckets(
  db: PGlite,
  { buckets, finding }: SupabaseConfig,
): Promise<{ readonly buckets: readonly BucketSpec[]; readonly findings: readonly Finding[] }> {
  const { rows } = await db.query<{ value: Stored[] }>(storedQuery);
  const stored = rows[0]?.value ?? [];
  const findings = buckets.flatMap((configured) => {
    const same = stored.find(({ id }) => id === configured.id);
    return (same === undefined ? [] : contradictions(same, configured)).map((what) =>
      finding(headOf(configured.id), `bucket ${configured.id}: ${what}. Make both the same.`),
    );
  });
  const onlyConfigured = buckets.filter(({ id }) => stored.every((bucket) => bucket.id !== id));
  const all: Stored[] = [...stored, ...onlyConfigured.map(({ objectsPath: _, ...bucket }) => ({ ...bucket, name: bucket.id }))];
  return {
    findings,
    buckets: all
      .map((bucket) => ({ ...bucket, objects: objectsIn(buckets.find(({ id }) => id === bucket.id)?.objectsPath) }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  };
}
