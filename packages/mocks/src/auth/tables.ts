import type { ForeignKeySpec, Row } from '@duneline/specs/contract';
import type { Project } from '../project.ts';
import type { TableDefinition } from '../store/Table.ts';

/** A row of `auth.users`; times are ISO 8601 with `Z`. */
export type AuthUser = {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: string | null;
  readonly phone_confirmed_at: string | null;
  readonly confirmation_token: string | null;
  readonly confirmation_sent_at: string | null;
  readonly last_sign_in_at: string | null;
  readonly banned_until: string | null;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly is_anonymous: boolean;
  readonly created_at: string;
  readonly updated_at: string;
};

export type AuthIdentity = {
  readonly id: string;
  readonly provider_id: string;
  readonly user_id: string;
  readonly provider: string;
  readonly identity_data: Readonly<Record<string, unknown>>;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
};

export type AuthSession = {
  readonly id: string;
  readonly user_id: string;
  readonly aal: 'aal1' | 'aal2';
  /** How the person signed in, newest first; `timestamp` in seconds since the epoch. */
  readonly amr: readonly { readonly method: string; readonly timestamp: number }[];
  readonly refreshed_at: string | null;
  readonly created_at: string;
};

export type AuthRefreshToken = {
  readonly token: string;
  readonly parent: string | null;
  readonly session_id: string;
  readonly user_id: string;
  readonly revoked: boolean;
  readonly created_at: string;
  readonly updated_at: string;
};

const belongsTo = (column: string, table: string): ForeignKeySpec => ({
  name: `${column}_fkey`,
  columns: [column],
  references: { schema: 'auth', table, columns: ['id'] },
  onDelete: 'cascade',
});

const unique = (...columns: readonly string[]): { name: string; columns: readonly string[] } => ({
  name: `${columns.join('_')}_key`,
  columns,
});

/** The tables of the schema `auth`; deleting a person removes everything that hangs on them. */
export const authTables: readonly TableDefinition[] = [
  {
    schema: 'auth',
    name: 'users',
    uniques: [unique('id'), unique('email'), unique('phone'), unique('confirmation_token')],
    foreignKeys: [],
  },
  {
    schema: 'auth',
    name: 'identities',
    uniques: [unique('id'), unique('provider', 'provider_id')],
    foreignKeys: [belongsTo('user_id', 'users')],
  },
  { schema: 'auth', name: 'sessions', uniques: [unique('id')], foreignKeys: [belongsTo('user_id', 'users')] },
  {
    schema: 'auth',
    name: 'refresh_tokens',
    uniques: [unique('token')],
    foreignKeys: [belongsTo('session_id', 'sessions'), belongsTo('user_id', 'users')],
  },
];

/** Typed reading and writing of one auth table. */
export interface Collection<T extends Row> {
  readonly find: (where: Partial<T>) => readonly T[];
  readonly first: (where: Partial<T>) => T | undefined;
  readonly insert: (row: T) => T;
  /** Changes every row that matches, and gives the changed rows. */
  readonly update: (where: Partial<T>, changes: Partial<T>) => readonly T[];
}

export const users = (project: Project): Collection<AuthUser> => collection<AuthUser>(project, 'users');
export const identities = (project: Project): Collection<AuthIdentity> => collection<AuthIdentity>(project, 'identities');
export const sessions = (project: Project): Collection<AuthSession> => collection<AuthSession>(project, 'sessions');
export const refreshTokens = (project: Project): Collection<AuthRefreshToken> =>
  collection<AuthRefreshToken>(project, 'refresh_tokens');

function collection<T extends Row>({ store }: Project, name: string): Collection<T> {
  const table = store.table('auth', name);
  const idsOf = (where: Partial<T>): readonly number[] => table.find(Object.keys(where), Object.values(where));
  // Only this function writes these tables, and it writes rows of type T.
  const read = (id: number): T => table.get(id) as T;
  const find = (where: Partial<T>): readonly T[] => idsOf(where).map(read);
  return {
    find,
    first: (where) => find(where)[0],
    insert: (row) => {
      store.insert(table, row);
      return row;
    },
    update: (where, changes) =>
      idsOf(where).map((id) => {
        const next = { ...read(id), ...changes };
        store.replace(table, id, next);
        return next;
      }),
  };
}
