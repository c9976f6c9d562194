import type { PGlite } from '@electric-sql/pglite';

type Database = Pick<PGlite, 'exec' | 'query'>;

/** A migration that reaches customers after the baseline. */
export interface LaterMigration {
  readonly name: string;
  readonly text: string;
}

/** What an upgrade must leave as it is. */
export interface ProjectState {
  /** The number of rows of each table of `public`. */
  readonly counts: ReadonlyMap<string, number>;
  /** The tables that refuse an update which changes nothing, and why. Deleting a person is such an update of what they wrote. */
  readonly frozen: ReadonlyMap<string, string>;
  /** The people who cannot be deleted, and why. */
  readonly undeletable: ReadonlyMap<string, string>;
}

export async function readState(db: Database): Promise<ProjectState> {
  return { counts: await countRows(db), frozen: await findFrozen(db), undeletable: await findUndeletable(db) };
}

/**
 * Applies migrations to a database with rows, and says what customers would lose by them, one sentence each: a migration that stops at an
 * old row, rows that are gone, rows that can no longer be updated, and people who can no longer be deleted.
 */
export async function findUpgradeProblems(
  db: Database,
  before: ProjectState,
  later: readonly LaterMigration[],
): Promise<string[]> {
  for (const { name, text } of later) {
    const error = await attempt(db, text, 'commit');
    // What the migrations after it find is not what customers would have.
    if (error !== undefined) return [`${name} stops: ${error}`];
  }
  const after = await readState(db);
  const lost = [...before.counts].flatMap(([table, count]) => {
    const left = after.counts.get(table);
    if (left === undefined) return [`${table}: the table is gone, with ${count} rows.`];
    return left < count ? [`${table}: ${count - left} of ${count} rows are lost.`] : [];
  });
  const added = (key: 'frozen' | 'undeletable') => [...after[key]].filter(([name]) => !before[key].has(name));
  return [
    ...lost,
    ...added('frozen').map(([table, error]) => `${table}: an old row can no longer be updated: ${error}`),
    ...added('undeletable').map(([person, error]) => `auth.users: ${person} can no longer be deleted: ${error}`),
  ];
}

export async function countRows(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.query<{ table: string }>(
    `select tablename as table from pg_tables where schemaname = 'public' order by tablename`,
  );
  const counts = new Map<string, number>();
  for (const { table } of rows) {
    const counted = await db.query<{ count: number }>(`select count(*)::int as count from public.${table}`);
    counts.set(table, counted.rows[0]?.count ?? 0);
  }
  return counts;
}

async function findFrozen(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.query<{ table: string; column: string }>(`
    select distinct on (c.oid) c.oid::regclass::text as table, a.attname as column
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where (c.relnamespace = 'public'::regnamespace or c.oid = 'auth.users'::regclass) and c.relkind = 'r'
      and a.attgenerated = '' and a.attidentity = ''
    order by c.oid, exists (select from pg_trigger t where t.tgrelid = c.oid and a.attnum = any (t.tgattr)), a.attnum
  `);
  const frozen = new Map<string, string>();
  for (const { table, column } of rows) {
    const error = await attempt(db, `update ${table} set ${column} = ${column}`, 'rollback');
    if (error !== undefined) frozen.set(table, error);
  }
  return frozen;
}

async function findUndeletable(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string }>('select id from auth.users order by id');
  const undeletable = new Map<string, string>();
  for (const { id } of rows) {
    const error = await attempt(db, `delete from auth.users where id = '${id}'`, 'rollback');
    if (error !== undefined) undeletable.set(id, error);
  }
  return undeletable;
}

/** Runs SQL in a transaction. Returns Postgres' message if it fails. */
async function attempt(db: Database, sql: string, end: 'commit' | 'rollback'): Promise<string | undefined> {
  await db.exec('begin');
  try {
    await db.exec(sql);
    await db.exec(end);
    return undefined;
  } catch (error) {
    await db.exec('rollback');
    return error instanceof Error ? error.message : String(error);
  }
}
