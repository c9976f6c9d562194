import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { AuthSpec, BackendSpec } from '@duneline/specs/contract';
import { parse, TomlError } from 'smol-toml';
import type { Finding } from '../../finding.ts';
import { displayPath } from '../../yaml/readYaml.ts';
import { readAuth } from './auth.ts';
import { isFromEnvironment, isTable, stringsIn, tableIn } from './toml.ts';
import type { Table } from './toml.ts';

/** A bucket in `[storage.buckets.<id>]`. */
export interface ConfiguredBucket {
  readonly id: string;
  readonly isPublic: boolean;
  /** Bytes. */
  readonly fileSizeLimit: number | null;
  readonly allowedMimeTypes: readonly string[] | null;
  /** The folder with the bucket's initial files. */
  readonly objectsPath: string | undefined;
}

/** The settings of the database and its services in `config.toml`. */
export interface SupabaseConfig {
  /** Paths of the seed files, in order of execution. */
  readonly seedPaths: readonly string[];
  readonly maxRows: number | undefined;
  readonly auth: AuthSpec;
  readonly edgeRuntime: NonNullable<BackendSpec['edgeRuntime']>;
  readonly buckets: readonly ConfiguredBucket[];
  readonly findings: readonly Finding[];
  /** A finding at the first matching line. */
  readonly finding: (line: RegExp, message: string) => Finding;
}

const powers: Readonly<Record<string, number>> = { '': 0, k: 1, m: 2, g: 3, t: 4 };

/** Parses `5MiB` to bytes; as in the Supabase CLI all units are powers of 1024. */
function bytesOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const [, amount, unit = ''] = /^(\d+(?:\.\d+)?)\s*([kmgt]?)(?:i?b)?$/i.exec(String(value)) ?? [];
  const power = powers[unit.toLowerCase()];
  return amount === undefined || power === undefined ? undefined : Math.trunc(Number(amount) * 1024 ** power);
}

/** Reads `supabase/config.toml`; if it is missing, the CLI's defaults apply. */
export function readConfig(supabaseDir: string): SupabaseConfig {
  const path = join(supabaseDir, 'config.toml');
  const file = displayPath(path);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const findings: Finding[] = [];
  const finding = (line: RegExp, message: string): Finding => {
    const index = text.split('\n').findIndex((candidate) => line.test(candidate));
    return { file, line: Math.max(index, 0) + 1, column: 1, message };
  };
  let config: Table = {};
  try {
    config = parse(text);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [reason] = error.message.replace(/^Invalid TOML document: /, '').split('\n');
    findings.push({
      file,
      line: error.line,
      column: error.column,
      message: `The TOML cannot be read: ${reason}. Correct the syntax.`,
    });
  }
  const api = tableIn(config, 'api');
  const foreign = (stringsIn(api['schemas']) ?? []).filter((name) => name !== 'public' && name !== 'graphql_public');
  if (foreign.length > 0)
    findings.push(
      finding(/^\s*schemas\s*=/, `The schema ${foreign.join(', ')} is not served. Put what the API shows into public.`),
    );
  return {
    seedPaths: seedPaths(supabaseDir, tableIn(config, 'db', 'seed'), (message) =>
      findings.push(finding(/^\s*sql_paths\s*=/, message)),
    ),
    maxRows: typeof api['max_rows'] === 'number' ? api['max_rows'] : undefined,
    auth: readAuth(tableIn(config, 'auth'), (name, message) =>
      findings.push(finding(new RegExp(`^\\s*(?:\\w+\\.)*${name}\\s*=`), message)),
    ),
    edgeRuntime: readEdgeRuntime(config, supabaseDir, (name, message) =>
      findings.push(finding(new RegExp(`^\\s*${name}\\s*=`), message)),
    ),
    buckets: Object.entries(tableIn(config, 'storage', 'buckets')).map(([id, bucket]) =>
      readBucket(supabaseDir, id, isTable(bucket) ? bucket : {}, (message) =>
        findings.push(finding(headOf(id), `bucket ${id}: ${message}`)),
      ),
    ),
    findings,
    finding,
  };
}

/**
 * Secrets are read from `embedded.env` beside the project. A literal secret in config.toml is rejected, because `supabase secrets
 * set` would upload it to the real project.
 */
function readEdgeRuntime(
  config: Table,
  supabaseDir: string,
  refuse: (name: string, message: string) => void,
): SupabaseConfig['edgeRuntime'] {
  const functions = Object.entries(tableIn(config, 'functions'));
  for (const [name, value] of Object.entries(tableIn(config, 'edge_runtime', 'secrets'))) {
    if (isFromEnvironment(value)) continue;
    refuse(
      name,
      `\`supabase secrets set\` uploads this value of ${name}. Write "env(${name})", and the embedded value into embedded.env.`,
    );
  }
  return {
    openFunctions: functions.flatMap(([slug, own]) => (isTable(own) && own['verify_jwt'] === false ? [slug] : [])),
    secrets: readEmbeddedSecrets(join(supabaseDir, '..', 'embedded.env')),
  };
}

function readEmbeddedSecrets(path: string): Record<string, string> {
  const values = existsSync(path) ? Object.entries(parseEnv(readFileSync(path, 'utf8'))) : [];
  return Object.fromEntries(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** Matches the line `[storage.buckets.<id>]`. */
export const headOf = (id: string): RegExp => new RegExp(`^\\s*\\[storage\\.buckets\\."?${id.replaceAll(/[^\w-]/g, '.')}"?\\]`);

function seedPaths(supabaseDir: string, seed: Table, refuse: (message: string) => void): string[] {
  if (seed['enabled'] === false) return [];
  const patterns = stringsIn(seed['sql_paths']);
  if (patterns === undefined) return existsSync(join(supabaseDir, 'seed.sql')) ? [join(supabaseDir, 'seed.sql')] : [];
  const found = patterns.flatMap((pattern) => {
    const paths = globSync(pattern, { cwd: supabaseDir }).toSorted();
    // `supabase init` names seed.sql without writing it, and the CLI goes on without it.
    if (paths.length === 0 && pattern !== './seed.sql')
      refuse(`No file matches "${pattern}". Correct the path, which starts at the folder of config.toml.`);
    return paths;
  });
  return [...new Set(found)].map((path) => join(supabaseDir, path));
}

function readBucket(supabaseDir: string, id: string, bucket: Table, refuse: (message: string) => void): ConfiguredBucket {
  const limit = bucket['file_size_limit'];
  const fileSizeLimit = limit === undefined ? null : bytesOf(limit);
  if (fileSizeLimit === undefined) refuse(`file_size_limit "${String(limit)}" is no size. Write one such as "5MiB".`);
  const types = bucket['allowed_mime_types'];
  const allowedMimeTypes = types === undefined ? null : stringsIn(types);
  if (allowedMimeTypes === undefined) refuse('allowed_mime_types must be a list of texts such as ["image/png"].');
  const folder = bucket['objects_path'];
  const objectsPath = typeof folder === 'string' ? join(supabaseDir, folder) : undefined;
  if (objectsPath !== undefined && !(existsSync(objectsPath) && statSync(objectsPath).isDirectory()))
    refuse(`there is no folder at objects_path "${String(folder)}". Make it, or remove the setting.`);
  return {
    id,
    isPublic: bucket['public'] === true,
    fileSizeLimit: fileSizeLimit ?? null,
    allowedMimeTypes: allowedMimeTypes ?? null,
    objectsPath,
  };
}
