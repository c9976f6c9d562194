import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Backend } from '@duneline/mocks';
import { createBackend } from '@duneline/mocks';
import { compileDatabase } from '../../packages/codegen/src/sql/compileDatabase.ts';
import type { BackendSpec } from '../../specs/contract.ts';
import type { Operation } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import { comparable, comparableError } from './rlsOutcome.ts';
import type { FunctionCall } from './rlsPostgres.ts';
import type { Project } from './rlsProjects.ts';

/** The spec of a Supabase project, compiled now: what `npm run gen` would write for it, without its HTTP part. */
export async function compileSpec(directory: string): Promise<BackendSpec> {
  const { files, findings } = await compileDatabase(directory);
  if (findings.length > 0) throw new Error(findings.map(({ file, line, message }) => `${file}:${line} ${message}`).join('\n'));
  const folder = mkdtempSync(join(tmpdir(), 'rls-spec-'));
  const load = async (file: 'schema.gen.ts' | 'seed.gen.ts'): Promise<Partial<BackendSpec>> => {
    const path = join(folder, file.replace('.ts', '.mts'));
    writeFileSync(path, files[file] ?? '');
    return await import(/* @vite-ignore */ pathToFileURL(path).href);
  };
  const { tables = {}, functions = {}, enums = {} } = await load('schema.gen.ts');
  const { seed = { users: [], rows: {} } } = await load('seed.gen.ts');
  return { fingerprint: directory, tables, functions, enums, seed, operations: [], edgeFunctions: {} };
}

interface Failure {
  readonly code: string;
  readonly message: string;
  readonly details: string | null;
}

/** The embedded backend, asked over PostgREST's interface with the tokens that sign-in gave. */
export class BackendSide {
  readonly #backend: Backend;
  readonly #tables: readonly string[];
  readonly #headers: Readonly<Record<string, Readonly<Record<string, string>>>>;

  private constructor(
    backend: Backend,
    tables: readonly string[],
    headers: Readonly<Record<string, Readonly<Record<string, string>>>>,
  ) {
    this.#backend = backend;
    this.#tables = tables;
    this.#headers = headers;
  }

  static async open(spec: BackendSpec, project: Project): Promise<BackendSide> {
    const backend = createBackend(spec);
    const headers: Record<string, Record<string, string>> = {};
    for (const [persona, { role, email, password }] of Object.entries(project.personas)) {
      const key = role === 'service_role' ? backend.keys.serviceRole : backend.keys.anon;
      const token = email === undefined ? key : await signIn(backend, email, password ?? '');
      headers[persona] = { apikey: key, authorization: `Bearer ${token}` };
    }
    return new BackendSide(backend, Object.keys(spec.tables), headers);
  }

  /** Begins with the database as the seed leaves it. */
  begin(): void {
    this.#backend.reset();
  }

  async run(operation: Operation, given: ReadonlySet<string>): Promise<Outcome & { readonly status: number }> {
    const { persona, kind, table, row, filter, isReturning } = operation;
    const url = new URL(`${this.#backend.url}/rest/v1/${table}`);
    if (kind === 'select') url.searchParams.set('select', '*');
    if (filter !== null) url.searchParams.set(filter.column, `eq.${filter.value}`);
    const isRead = kind === 'select';
    const response = await this.#backend.fetch(url.href, {
      method: { select: 'GET', insert: 'POST', update: 'PATCH', delete: 'DELETE' }[kind],
      headers: {
        ...this.#headers[persona],
        'content-type': 'application/json',
        prefer: isRead ? 'count=exact' : `count=exact, return=${isReturning ? 'representation' : 'minimal'}`,
      },
      ...((kind === 'insert' || kind === 'update') && { body: JSON.stringify(row) }),
    });
    const { status } = response;
    const text = await response.text();
    if (status >= 400) {
      const failure = JSON.parse(text) as Failure;
      return { ...comparableError(failure.code, failure.message, failure.details), status };
    }
    const rows = isRead || isReturning ? comparable(JSON.parse(text) as unknown[], given) : null;
    return { count: Number(response.headers.get('content-range')?.split('/')[1]), rows, status };
  }

  /** Calls a function; a scalar comes as one row with the function's name, as `select * from f()` gives it. */
  async call(persona: string, { name, args }: FunctionCall, given: ReadonlySet<string>): Promise<Outcome> {
    const response = await this.#backend.fetch(`${this.#backend.url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { ...this.#headers[persona], 'content-type': 'application/json' },
      body: JSON.stringify(args),
    });
    const answer: unknown = await response.json();
    if (!response.ok) {
      const failure = answer as Failure;
      return comparableError(failure.code, failure.message, failure.details);
    }
    const rows: readonly unknown[] = Array.isArray(answer) ? answer : [{ [name]: answer }];
    return { count: rows.length, rows: comparable(rows, given) };
  }

  /** Every row of every table, as the service key sees them. */
  async state(given: ReadonlySet<string>): Promise<Record<string, string[]>> {
    const state: Record<string, string[]> = {};
    for (const table of this.#tables) {
      const response = await this.#backend.fetch(`${this.#backend.url}/rest/v1/${table}?select=*`, {
        headers: this.#headers.service_role ?? {},
      });
      state[table] = comparable((await response.json()) as unknown[], given);
    }
    return state;
  }
}

async function signIn(backend: Backend, email: string, password: string): Promise<string> {
  const response = await backend.fetch(`${backend.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: backend.keys.anon, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const answer = (await response.json()) as { readonly access_token?: string };
  if (answer.access_token === undefined) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
  return answer.access_token;
}
