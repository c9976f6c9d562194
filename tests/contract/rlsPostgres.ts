import type { PGlite, Results } from '@electric-sql/pglite';
import { createPlatform, executeFiles } from '../../packages/codegen/src/sql/loadDatabase.ts';
import { readSupabaseSql } from '../../packages/codegen/src/sql/source.ts';
import { loadParser } from '../../packages/codegen/src/sql/tree.ts';
import type { TableSpec } from '../../specs/contract.ts';
import type { Operation } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import { comparable, comparableError } from './rlsOutcome.ts';

/** A person for Postgres: the role and the claims of the JWT. */
export interface PostgresPersona {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly sub?: string;
}

/** A call of a database function. */
export interface FunctionCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

const name = (text: string) => `"${text.replaceAll('"', '""')}"`;
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The statement that PostgREST sends for the request. */
function statement({ kind, table, row, filter, isReturning }: Operation): string {
  const relation = `public.${name(table)}`;
  const where = filter === null ? '' : ` where ${relation}.${name(filter.column)} = ${literal(filter.value)}`;
  const returning = ` returning ${isReturning ? `${relation}.*` : '1'}`;
  const columns = Object.keys(row).map(name);
  const body = `(select * from json_populate_record(null::${relation}, ${literal(JSON.stringify(row))}::json)) body`;
  const assignments = columns.map((column) => `${column} = body.${column}`).join(', ');
  const values = columns.map((column) => `body.${column}`).join(', ');
  return {
    select: `select ${relation}.* from ${relation}${where}`,
    insert: `insert into ${relation} (${columns.join(', ')}) select ${values} from ${body}${returning}`,
    update: `update ${relation} set ${assignments} from ${body}${where}${returning}`,
    delete: `delete from ${relation}${where}${returning}`,
  }[kind];
}

/** PGlite is Postgres 18, which words a refusal by `on delete restrict` anew; Supabase runs 17. */
function asPostgres17(code: string, message: string, details: string | null): Outcome {
  if (code !== '23001') return comparableError(code, message, details);
  return comparableError(
    '23503',
    message.replace('RESTRICT setting of ', ''),
    details?.replace(' is referenced', ' is still referenced') ?? null,
  );
}

/** The truth: the project's own SQL on Postgres. */
export class PostgresSide {
  readonly #db: PGlite;
  readonly #personas: Readonly<Record<string, PostgresPersona>>;
  readonly #tables: Readonly<Record<string, TableSpec>>;

  private constructor(
    db: PGlite,
    personas: Readonly<Record<string, PostgresPersona>>,
    tables: Readonly<Record<string, TableSpec>>,
  ) {
    this.#db = db;
    this.#personas = personas;
    this.#tables = tables;
  }

  static async open(
    directory: string,
    personas: Readonly<Record<string, PostgresPersona>>,
    tables: Readonly<Record<string, TableSpec>>,
  ) {
    await loadParser();
    const { migrations, seed } = readSupabaseSql(directory);
    const db = await createPlatform();
    await executeFiles(db, seed === undefined ? migrations : [...migrations, seed]);
    await db.exec(`set timezone = 'UTC'`);
    return new PostgresSide(db, personas, tables);
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  /** Begins with the database as the seed leaves it. */
  async begin(): Promise<void> {
    await this.#db.exec('begin');
    for (const table of Object.values(this.#tables)) {
      for (const column of table.columns.filter((entry) => entry.identity !== undefined)) {
        const next = `(select coalesce(max(${name(column.name)}), 0) + 1 as next from public.${name(table.name)})`;
        const { rows } = await this.#db.query<{ next: number }>(`select next from ${next} n`);
        await this.#db.exec(
          `alter table public.${name(table.name)} alter column ${name(column.name)} restart with ${rows[0]?.next ?? 1}`,
        );
      }
    }
  }

  async end(): Promise<void> {
    await this.#db.exec('rollback');
  }

  run(operation: Operation, given: ReadonlySet<string>): Promise<Outcome> {
    const isShown = operation.kind === 'select' || operation.isReturning;
    return this.#as(operation.persona, statement(operation), given, isShown);
  }

  /** Calls a function by named arguments, as PostgREST does; a scalar is one row. */
  call(persona: string, { name: routine, args }: FunctionCall, given: ReadonlySet<string>): Promise<Outcome> {
    const named = Object.entries(args).map(
      ([key, value]) => `${name(key)} => ${literal(typeof value === 'string' ? value : JSON.stringify(value))}`,
    );
    return this.#as(persona, `select * from public.${name(routine)}(${named.join(', ')})`, given, true);
  }

  async #as(personaName: string, sql: string, given: ReadonlySet<string>, isShown: boolean): Promise<Outcome> {
    const persona = this.#personas[personaName] ?? { role: 'anon' };
    const claims = JSON.stringify({ role: persona.role, ...(persona.sub !== undefined && { sub: persona.sub }) });
    await this.#db.exec(
      `savepoint one; select set_config('request.jwt.claims', ${literal(claims)}, true); set local role ${persona.role}`,
    );
    try {
      const { rows } = await this.#query(sql);
      await this.#db.exec('set local role none; release one');
      return { count: rows.length, rows: isShown ? comparable(rows, given) : null };
    } catch (error) {
      await this.#db.exec('rollback to one; release one');
      if (!(error instanceof Error) || !('code' in error)) throw error;
      const details = 'detail' in error && typeof error.detail === 'string' ? error.detail : null;
      return asPostgres17(String(error.code), error.message, details);
    }
  }

  /** Every row of every table. */
  async state(given: ReadonlySet<string>): Promise<Record<string, string[]>> {
    const state: Record<string, string[]> = {};
    for (const table of Object.keys(this.#tables)) {
      state[table] = comparable((await this.#query(`select * from public.${name(table)}`)).rows, given);
    }
    return state;
  }

  /** Runs a statement and gives the rows as PostgREST's JSON. */
  async #query(sql: string): Promise<{ rows: unknown[] }> {
    const { rows }: Results<{ json: unknown }> = await this.#db.query(
      `with result as (${sql}) select row_to_json(result) as json from result`,
    );
    return { rows: rows.map((row) => row.json) };
  }
}
