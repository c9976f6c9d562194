import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend, BackendState } from '@duneline/mocks';
import { createBackend } from '@duneline/mocks';
import { compileDatabase } from '../../packages/codegen/src/sql/compileDatabase.ts';
import type { BackendSpec, Row } from '../../specs/contract.ts';
import { totp } from '../totp.ts';
import { secretOf } from './project.ts';
import { uploaded } from './rlsFiles.ts';
import type { Operation } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import { comparable, comparableError } from './rlsOutcome.ts';
import type { FunctionCall } from './rlsPostgres.ts';
import type { Project } from './rlsProjects.ts';

/** Compiles the spec of a Supabase project, as `npm run gen` would without HTTP documents. */
export async function compileSpec(directory: string): Promise<BackendSpec> {
  const folder = mkdtempSync(join(tmpdir(), 'rls-spec-'));
  const { files, findings } = await compileDatabase(directory, folder);
  if (findings.length > 0) throw new Error(findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
  const load = async (file: keyof typeof files): Promise<Partial<BackendSpec> & { readonly settings?: Partial<BackendSpec> }> => {
    const path = join(folder, file.replace('.ts', '.mts'));
    writeFileSync(path, files[file] ?? '');
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  };
  const { tables = {}, platform = {}, functions = {}, enums = {} } = await load('schema.gen.ts');
  const { seed = { users: [], rows: {} } } = await load('seed.gen.ts');
  const { settings } = await load('settings.gen.ts');
  return { ...settings, fingerprint: directory, tables, platform, functions, enums, seed, operations: [], edgeFunctions: {} };
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
  readonly hint: string | null;
}

type Headers = Readonly<Record<string, string>>;

/** The embedded backend, called through PostgREST's interface with tokens of signed-in users. */
export class BackendSide {
  readonly #backend: Backend;
  readonly #tables: readonly string[];
  readonly #headers: Readonly<Record<string, Headers>>;
  readonly #seeded: BackendState;
  #begun: BackendState;

  private constructor(backend: Backend, tables: readonly string[], headers: Readonly<Record<string, Headers>>) {
    this.#backend = backend;
    this.#tables = tables;
    this.#headers = headers;
    this.#seeded = backend.snapshot();
    this.#begun = this.#seeded;
  }

  static async open(spec: BackendSpec, project: Pick<Project, 'personas'>): Promise<BackendSide> {
    const backend = createBackend(spec);
    const headers: Record<string, Headers> = {};
    for (const [persona, person] of Object.entries(project.personas)) headers[persona] = await headersOf(backend, person);
    if (spec.buckets?.some(({ id }) => id === uploaded.bucket) === true) {
      for (const path of uploaded.paths) await upload(backend, headers[uploaded.persona] ?? {}, path);
    }
    return new BackendSide(backend, Object.keys(spec.tables), headers);
  }

  /** Resets the database to the seed. */
  begin(): void {
    this.#backend.restore(this.#seeded);
    this.#begun = this.#backend.snapshot();
  }

  async run(operation: Operation, given: ReadonlySet<string>): Promise<Outcome & { readonly status: number }> {
    const { persona, kind, table, row, filter, more = [], isReturning, embed } = operation;
    const url = new URL(`${this.#backend.url}/rest/v1/${table}`);
    const related = embed === undefined ? '' : `,rel:${embed.table}!${embed.key.name}(*)`;
    if (kind === 'select') url.searchParams.set('select', `*${related}`);
    for (const { column, value } of [...(filter === null ? [] : [filter]), ...more]) {
      url.searchParams.set(column, `eq.${value}`);
    }
    const isRead = kind === 'select';
    const returned = `count=exact, return=${isReturning ? 'representation' : 'minimal'}`;
    const response = await this.#backend.fetch(url.href, {
      method: { select: 'GET', insert: 'POST', upsert: 'POST', update: 'PATCH', delete: 'DELETE' }[kind],
      headers: {
        ...this.#headers[persona],
        'content-type': 'application/json',
        prefer: isRead ? 'count=exact' : `${returned}${kind === 'upsert' ? ', resolution=merge-duplicates' : ''}`,
      },
      ...(Object.keys(row).length > 0 && { body: JSON.stringify(row) }),
    });
    const { status } = response;
    const text = await response.text();
    if (status >= 400) return { ...failureOf(JSON.parse(text) as Failure, given), status };
    const rows = isRead || isReturning ? comparable(JSON.parse(text) as unknown[], given) : null;
    return { count: Number(response.headers.get('content-range')?.split('/')[1]), rows, status };
  }

  /** Calls a function; a scalar becomes one row with the function's name, as in `select * from f()`. */
  async call(persona: string, { name, args }: FunctionCall, given: ReadonlySet<string>): Promise<Outcome> {
    const response = await this.#backend.fetch(`${this.#backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...this.#headers[persona], 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    // A function without a result returns empty text in Postgres.
    const answer: unknown = response.status === 204 ? '' : await response.json();
    if (!response.ok) return failureOf(answer as Failure, given);
    const rows: readonly unknown[] = Array.isArray(answer) ? answer : [{ [name]: answer }];
    return { count: rows.length, rows: comparable(rows, given) };
  }

  /** The rows of a table that a persona sees. */
  async visible(persona: string, table: string): Promise<readonly Row[]> {
    const response = await this.#backend.fetch(`${this.#backend.url}/rest/v1/${table}?select=*`, {
      headers: this.#headers[persona] ?? {},
    });
    return response.ok ? ((await response.json()) as Row[]) : [];
  }

  /** The tables whose rows have changed; rows are immutable. */
  touched(): readonly string[] {
    const { tables } = this.#backend.snapshot();
    const isSame = (name: string): boolean => {
      const [rows = [], before = []] = [tables[name], this.#begun.tables[name]];
      return rows.length === before.length && rows.every((row, index) => row === before[index]);
    };
    return this.#tables.filter((table) => !isSame(`public.${table}`));
  }

  /** Every row of the tables, as the service key sees them. */
  async state(given: ReadonlySet<string>, tables = this.#tables): Promise<Record<string, string[]>> {
    const state: Record<string, string[]> = {};
    for (const table of tables) state[table] = comparable(await this.visible('service_role', table), given);
    return state;
  }
}

const failureOf = ({ code, message, details, hint }: Failure, given: ReadonlySet<string>): Outcome =>
  comparableError(code, message, details, hint, given);

async function upload(backend: Backend, headers: Headers, path: string): Promise<void> {
  const { status } = await backend.fetch(`${backend.url}/storage/v1/object/${uploaded.bucket}/${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/pdf' },
    body: '%PDF-1.7',
  });
  if (status !== 200) throw new Error(`${path} was not uploaded: ${status}`);
}

/** Headers of a persona's requests: signed in, with the second factor if they have one. */
export async function headersOf(backend: Backend, person: Project['personas'][string]): Promise<Headers> {
  const { role, email, password = '', aal } = person;
  const key = role === 'service_role' ? backend.keys.serviceRole : backend.keys.anon;
  if (email === undefined) return { apikey: key, authorization: `Bearer ${key}` };
  const token = await postAuth(backend, '/token?grant_type=password', { email, password }, key);
  const authorization = `Bearer ${aal === 'aal2' ? await raiseToken(backend, token, email) : token}`;
  return { apikey: key, authorization };
}

async function raiseToken(backend: Backend, token: string, email: string): Promise<string> {
  const authorization = `Bearer ${token}`;
  const user = await backend.fetch(`${backend.url}/auth/v1/user`, { headers: { apikey: backend.keys.anon, authorization } });
  const { factors = [] } = (await user.json()) as { readonly factors?: readonly { readonly id: string }[] };
  const path = `/factors/${String(factors[0]?.id)}`;
  const challenge = await backend.fetch(`${backend.url}/auth/v1${path}/challenge`, {
    method: 'POST',
    headers: { apikey: backend.keys.anon, authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  const { id: challenge_id } = (await challenge.json()) as { readonly id?: string };
  const code = totp(secretOf(email), backend.clock.now());
  return postAuth(backend, `${path}/verify`, { challenge_id, code }, token);
}

async function postAuth(backend: Backend, path: string, body: object, token: string): Promise<string> {
  const response = await backend.fetch(`${backend.url}/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: backend.keys.anon, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as { readonly access_token?: string };
  if (answer.access_token === undefined) throw new Error(`${path} gives no token: ${JSON.stringify(answer)}`);
  return answer.access_token;
}
