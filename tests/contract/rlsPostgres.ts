import type { PGlite, Results } from '@electric-sql/pglite';
import type { BackendSpec } from '../../specs/contract.ts';
import { openDatabase } from './rlsDatabase.ts';
import { uploaded } from './rlsFiles.ts';
import type { Operation } from './rlsOperations.ts';
import type { Outcome } from './rlsOutcome.ts';
import { comparable, comparableError } from './rlsOutcome.ts';
import { literal, name, statement } from './rlsStatement.ts';

/** A persona in Postgres: role and JWT claims. */
export interface PostgresPersona {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly sub?: string;
  readonly email?: string;
  /** Assurance level of the session. */
  readonly aal?: 'aal1' | 'aal2';
}

/** The claims that PostgREST passes to Postgres for a user who has just signed in. */
export function claimsOf({ role, sub, email, aal = 'aal1' }: PostgresPersona): string {
  const timestamp = Math.floor(Date.now() / 1000);
  const amr = [...(aal === 'aal2' ? ['totp'] : []), 'password'].map((method) => ({ method, timestamp }));
  return JSON.stringify({ role, ...(sub !== undefined && { sub, email, aal, amr }) });
}

/** A call of a database function. */
export interface FunctionCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** PGlite is Postgres 18, which words an error of `on delete restrict` differently; Supabase runs 17. */
function asPostgres17(code: string, message: string, details: string | null): readonly [string, string, string | null] {
  if (code !== '23001') return [code, message, details];
  const referenced = details?.replace(' is referenced', ' is still referenced') ?? null;
  return ['23503', message.replace('RESTRICT setting of ', ''), referenced];
}

type Personas = Readonly<Record<string, PostgresPersona>>;

/** The reference: the project's SQL in Postgres. */
export class PostgresSide {
  readonly #db: PGlite;
  readonly #personas: Personas;
  readonly #spec: Pick<BackendSpec, 'tables' | 'functions'>;
  /** Resets the sequences, which rollbacks do not affect, to their values after the seed. */
  readonly #restart: string;
  #written = new Map<string, number>();

  private constructor(db: PGlite, personas: Personas, spec: Pick<BackendSpec, 'tables' | 'functions'>, restart: string) {
    this.#db = db;
    this.#personas = personas;
    this.#spec = spec;
    this.#restart = restart;
  }

  static async open(directory: string, personas: Personas, spec: Pick<BackendSpec, 'tables' | 'functions'>) {
    const db = await openDatabase(directory);
    await db.exec(`set timezone = 'UTC'`);
    for (const path of uploaded.paths) {
      await db.exec(
        `insert into storage.objects (bucket_id, name, owner, owner_id)
         select id, ${literal(path)}, ${literal(uploaded.owner)}, ${literal(uploaded.owner)} from storage.buckets where id = ${literal(uploaded.bucket)}`,
      );
    }
    const { rows } = await db.query<{ restart: string }>(
      `select format('alter sequence %I.%I restart with %s', schemaname, sequencename, coalesce(last_value + increment_by, start_value)) as restart
       from pg_sequences where schemaname = 'public'`,
    );
    return new PostgresSide(db, personas, spec, rows.map(({ restart }) => restart).join(';'));
  }

  close(): Promise<void> {
    return this.#db.close();
  }

  /** Resets the database to the seed. */
  async begin(): Promise<void> {
    await this.#db.exec(`begin; ${this.#restart}`);
    this.#written = await this.#writes();
  }

  async end(): Promise<void> {
    await this.#db.exec('rollback');
  }

  run(operation: Operation, given: ReadonlySet<string>): Promise<Outcome> {
    const { persona, kind, isReturning } = operation;
    const isShown = kind === 'select' || isReturning;
    return this.#as(persona, statement(operation, this.#spec.tables), given, isShown);
  }

  /** Calls a function with named arguments as JSON, like PostgREST; a scalar is one row. */
  call(persona: string, { name: routine, args }: FunctionCall, given: ReadonlySet<string>): Promise<Outcome> {
    const types = new Map(this.#spec.functions[routine]?.args.map((arg) => [arg.name, arg.type]));
    const names = Object.keys(args);
    const record = names.map((key) => `${name(key)} ${types.get(key) ?? 'text'}`).join(', ');
    const named = names.map((key) => `${name(key)} => args.${name(key)}`).join(', ');
    const source = names.length === 0 ? '' : `json_to_record(${literal(JSON.stringify(args))}::json) as args(${record}), lateral`;
    return this.#as(persona, `select ${name(routine)}.* from ${source} public.${name(routine)}(${named})`, given, true);
  }

  async #as(personaName: string, sql: string, given: ReadonlySet<string>, isShown: boolean): Promise<Outcome> {
    const persona = this.#personas[personaName] ?? { role: 'anon' };
    await this.#db.exec(
      `savepoint one; select set_config('request.jwt.claims', ${literal(claimsOf(persona))}, true); set local role ${persona.role}`,
    );
    try {
      const { rows } = await this.#query(sql);
      await this.#db.exec('set constraints all immediate; set local role none; release one');
      return { count: rows.length, rows: isShown ? comparable(rows, given) : null };
    } catch (error) {
      await this.#db.exec('rollback to one; release one');
      if (!(error instanceof Error) || !('code' in error)) throw error;
      const { detail = null, hint = null } = error as { detail?: string | null; hint?: string | null };
      return comparableError(...asPostgres17(String(error.code), error.message, detail), hint, given);
    }
  }

  /** The tables that statements have written to since `begin`, including rolled back writes. */
  async touched(): Promise<readonly string[]> {
    return [...(await this.#writes())].flatMap(([table, count]) => (count === this.#written.get(table) ? [] : [table]));
  }

  async #writes(): Promise<Map<string, number>> {
    const { rows } = await this.#db.query<{ table: string; count: number }>(
      `select relname as table, (n_tup_ins + n_tup_upd + n_tup_del)::integer as count from pg_stat_xact_user_tables where schemaname = 'public'`,
    );
    return new Map(rows.map(({ table, count }) => [table, count]));
  }

  /** Every row of the tables. */
  async state(given: ReadonlySet<string>, tables = Object.keys(this.#spec.tables)): Promise<Record<string, string[]>> {
    const state: Record<string, string[]> = {};
    for (const table of tables) {
      state[table] = comparable((await this.#query(`select * from public.${name(table)}`)).rows, given);
    }
    return state;
  }

  /** Runs a statement and returns the rows in PostgREST's JSON form. */
  async #query(sql: string): Promise<{ rows: unknown[] }> {
    const { rows }: Results<{ json: unknown }> = await this.#db.query(
      `with result as (${sql}) select row_to_json(result) as json from result`,
    );
    return { rows: rows.map((row) => row.json) };
  }
}
