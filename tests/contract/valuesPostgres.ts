import { PGlite } from '@electric-sql/pglite';

/** The result of an expression: JSON text, or an error. */
export type Verdict = { readonly json: string } | { readonly code: string; readonly message: string };

/** Evaluates many expressions in Postgres at once; an error does not affect the others. */
export class PostgresValues {
  readonly #db: PGlite;

  private constructor(db: PGlite) {
    this.#db = db;
  }

  static async open(setUp: string): Promise<PostgresValues> {
    const db = await PGlite.create();
    await db.exec(`
      set timezone = 'UTC';
      set default_text_search_config = 'pg_catalog.english';
      create type mood as enum ('sad', 'ok', 'glad');
      create function ask(question text) returns json language plpgsql as $$
      declare answer text;
      begin
        execute question into answer;
        return json_build_object('json', coalesce(answer, 'null'));
      exception when others then
        return json_build_object('code', sqlstate, 'message', sqlerrm);
      end $$;
      ${setUp}`);
    return new PostgresValues(db);
  }

  /** The result of each select, which returns one JSON value. */
  async ask(questions: readonly string[]): Promise<readonly Verdict[]> {
    const { rows } = await this.#db.query<{ answer: Verdict }>(
      'select ask(question) as answer from unnest($1::text[]) with ordinality as asked(question, at) order by at',
      [questions],
    );
    return rows.map(({ answer }) => answer);
  }

  close(): Promise<void> {
    return this.#db.close();
  }
}

/** A text as a literal of SQL. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
