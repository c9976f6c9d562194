import type { PGlite } from '@electric-sql/pglite';
import type { SeedUser } from '@duneline/specs/contract';
import type { Catalog } from './catalog.ts';

/** What the database holds after the seed, in the JSON form in which PostgREST gives rows. */
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

/** Dumps auth.users and every public table, rows in the order of their primary key. */
export async function readSeed(db: PGlite, tables: Catalog['tables']): Promise<SeedData> {
  await db.exec(`set timezone = 'UTC'`);
  const users = await db.query<{ value: SeedUser[] }>(usersQuery);
  const rows: Record<string, Readonly<Record<string, unknown>>[]> = {};
  for (const table of tables) {
    const key = table.constraints.find((constraint) => constraint.kind === 'p')?.columns ?? [];
    const order = key.length === 0 ? '' : ` order by ${key.map((name) => `t.${identifier(name)}`).join(', ')}`;
    const result = await db.query<{ value: Readonly<Record<string, unknown>>[] }>(
      `select coalesce(json_agg(row_to_json(t)${order}), '[]') as value from public.${identifier(table.name)} t`,
    );
    rows[table.name] = result.rows[0]?.value ?? [];
  }
  return { users: users.rows[0]?.value ?? [], rows };
}
