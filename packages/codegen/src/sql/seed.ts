import type { PGlite } from '@electric-sql/pglite';
import type { SeedUser } from '@duneline/specs/contract';
import type { Catalog, CatalogTable } from './catalog.ts';

/** The rows after the seed, in PostgREST's JSON form. */
export interface SeedData {
  readonly users: readonly SeedUser[];
  readonly rows: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

const usersQuery = `
select coalesce(json_agg(json_build_object(
  'id', id, 'email', email, 'encryptedPassword', encrypted_password, 'emailConfirmedAt', email_confirmed_at, 'createdAt', created_at,
  'userMetadata', coalesce(raw_user_meta_data, '{}'), 'appMetadata', coalesce(raw_app_meta_data, '{}')
) order by created_at, id), '[]') as value from auth.users`;

const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Types whose numbers JavaScript may not represent exactly. */
const exactTypes = new Set(['numeric', 'int8']);

/** A number if it has the same digits as the text, otherwise the text. */
function numberOrText(digits: unknown): unknown {
  return typeof digits === 'string' && String(Number(digits)) === digits ? Number(digits) : digits;
}

async function readRows(db: PGlite, { name, columns, constraints }: CatalogTable): Promise<SeedData['rows'][string]> {
  const exact = columns.filter(({ type }) => exactTypes.has(type)).map((column) => column.name);
  const list = columns.map((column) => {
    const quoted = identifier(column.name);
    return exact.includes(column.name) ? `${quoted}::text as ${quoted}` : quoted;
  });
  const key = constraints.find(({ kind }) => kind === 'p')?.columns ?? [];
  const order = key.length === 0 ? '' : ` order by ${key.map((column) => `s.${identifier(column)}`).join(', ')}`;
  const { rows } = await db.query<{ value: SeedData['rows'][string] }>(
    `select coalesce(json_agg(row_to_json(t)), '[]') as value from (select ${list.join(', ')} from public.${identifier(name)} s${order}) t`,
  );
  return (rows[0]?.value ?? []).map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => [column, exact.includes(column) ? numberOrText(value) : value]),
    ),
  );
}

/** Reads auth.users and every public table, with rows in order of their primary key. */
export async function readSeed(db: PGlite, tables: Catalog['tables']): Promise<SeedData> {
  await db.exec(`set timezone = 'UTC'`);
  const users = await db.query<{ value: SeedUser[] }>(usersQuery);
  const rows: Record<string, SeedData['rows'][string]> = {};
  for (const table of tables) rows[table.name] = await readRows(db, table);
  return { users: users.rows[0]?.value ?? [], rows };
}
