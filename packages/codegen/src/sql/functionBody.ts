import type { PGlite } from '@electric-sql/pglite';
import type { CatalogFunction } from './catalog.ts';
import { UnsupportedSqlError } from './expression/scope.ts';
import type { NodeOf } from './tree.ts';
import { assertKind, parseSql } from './tree.ts';

const scratch = 'codegen_scratch';

/**
 * The body of a `language sql` function in Postgres' normalized form, with qualified names and explicit casts: the function is
 * created again with `begin atomic`, which Postgres stores in parsed form.
 * @throws {UnsupportedSqlError} if the body cannot be stored that way
 */
export async function normalizeBody(db: PGlite, routine: CatalogFunction): Promise<string> {
  if (routine.isAtomic) return routine.source;
  const searchPath = (routine.settings ?? [])
    .find((setting) => setting.startsWith('search_path='))
    ?.slice('search_path='.length)
    .replaceAll('""', "''");
  const name = `${scratch}."${routine.name.replaceAll('"', '""')}"`;
  try {
    await db.exec(
      `create schema if not exists ${scratch}; begin; set local search_path = ${searchPath ?? 'public, extensions'};`,
    );
    await db.exec(
      `create function ${name}(${routine.argumentText}) returns ${routine.resultText} language sql begin atomic ${routine.source}\n;end`,
    );
    await db.exec(`set local search_path = ''`);
    const { rows } = await db.query<{ body: string | null }>(
      `select pg_get_function_sqlbody(oid) as body from pg_proc where pronamespace = '${scratch}'::regnamespace`,
    );
    return rows[0]?.body ?? '';
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnsupportedSqlError(`The body of ${routine.name} cannot be analysed: ${reason}. Write one select statement.`);
  } finally {
    await db.exec('rollback');
  }
}

/** The select of a normalized body. */
export function selectOf(body: string, name: string): NodeOf<'SelectStmt'> {
  const inner = body
    .replace(/^BEGIN ATOMIC\s*/, '')
    .replace(/\s*END$/, '')
    .replace(/^RETURN\b/, 'SELECT');
  const statements = parseSql(inner).stmts ?? [];
  const select = assertKind('SelectStmt', statements[0]?.stmt);
  if (select === undefined || statements.length > 1)
    throw new UnsupportedSqlError(`${name} is more than one select. Write it as a single select statement.`);
  return select;
}
