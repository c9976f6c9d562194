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

export const readProjectState = (db: Database): Promise<ProjectState> => undone(db, () => stateIn(db));

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
    try {
      await db.exec(`begin;\n${text};\ncommit`);
    } catch (error) {
      await db.exec('rollback');
      return [stopped(name, error)]; // what the migrations after it find is not what customers would have
    }
  }
  return problemsBetween(before, await readProjectState(db));
}

/** The same for one migration, which is undone afterwards. */
export const tryMigration = (db: Database, before: ProjectState, { name, text }: LaterMigration): Promise<string[]> =>
  undone(db, async () => {
    try {
      await db.exec(text);
    } catch (error) {
      return [stopped(name, error)];
    }
    return problemsBetween(before, await stateIn(db));
  });

const stopped = (name: string, error: unknown) => `${name} stops: ${messageOf(error)}`;

function problemsBetween(before: ProjectState, after: ProjectState): string[] {
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

async function stateIn(db: Database): Promise<ProjectState> {
  return { counts: await countRows(db), frozen: await findFrozen(db), undeletable: await findUndeletable(db) };
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
    const error = await attempt(db, `update ${table} set ${column} = ${column}`);
    if (error !== undefined) frozen.set(table, error);
  }
  return frozen;
}

async function findUndeletable(db: Database): Promise<Map<string, string>> {
  const { rows } = await db.query<{ id: string }>('select id from auth.users order by id');
  const undeletable = new Map<string, string>();
  for (const { id } of rows) {
    const error = await attempt(db, `delete from auth.users where id = '${id}'`);
    if (error !== undefined) undeletable.set(id, error);
  }
  return undeletable;
}

/** Runs SQL inside a transaction and undoes it. Returns Postgres' message if it fails. */
async function attempt(db: Database, sql: string): Promise<string | undefined> {
  await db.exec('savepoint attempt');
  try {
    await db.exec(`${sql}; set constraints all immediate`); // also those that are checked at the end of a transaction
    return undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    await db.exec('rollback to savepoint attempt');
  }
}

async function undone<Result>(db: Database, action: () => Promise<Result>): Promise<Result> {
  await db.exec('begin');
  try {
    return await action();
  } finally {
    await db.exec('rollback');
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
