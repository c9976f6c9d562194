import type { Role, Row, Sql, SqlWriter, TriggerEvent } from './sql.ts';

export type Command = 'select' | 'insert' | 'update' | 'delete';

export interface ColumnSpec {
  readonly name: string;
  /** Postgres' own type name: `uuid`, `text`, `int4`, `int8`, `numeric`, `bool`, `timestamptz`, `date`, `jsonb`, `_text` or an enum's name. */
  readonly type: string;
  readonly isNullable: boolean;
  /** Longest text of a `varchar(n)` or `char(n)`, in characters. */
  readonly length?: number;
  /** Of a `numeric(precision, scale)`. */
  readonly digits?: { readonly precision: number; readonly scale: number };
  /** `always` refuses a written value (428C9). */
  readonly identity?: 'always' | 'by default';
  /** Of an identity column. @default { start: 1, increment: 1 } */
  readonly sequence?: { readonly start: number; readonly increment: number };
  readonly isGenerated?: boolean;
  /** The value of a generated column. */
  readonly generate?: (sql: Sql, row: Row) => unknown;
  readonly defaultValue?: (sql: Sql) => unknown;
}

export interface ForeignKeySpec {
  readonly name: string;
  readonly columns: readonly string[];
  /** `schema` is `public` or `auth`. */
  readonly references: { readonly schema: string; readonly table: string; readonly columns: readonly string[] };
  readonly onDelete: 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';
  /** Its place among all foreign keys, in the order in which they were made: Postgres looks after them in this order. @default 0 */
  readonly rank?: number;
}

export interface UniqueSpec {
  readonly name: string;
  readonly columns: readonly string[];
  /** The predicate of a partial unique index: only rows for which it is true count. */
  readonly where?: (sql: Sql, row: Row) => unknown;
}

export interface CheckSpec {
  readonly name: string;
  readonly test: (sql: Sql, row: Row) => unknown;
}

export interface PolicySpec {
  readonly name: string;
  readonly command: Command | 'all';
  /** Empty: every role (`to public`). */
  readonly roles: readonly Role[];
  readonly isPermissive: boolean;
  readonly using?: (sql: Sql, row: Row) => unknown;
  readonly check?: (sql: Sql, row: Row) => unknown;
}

export interface TriggerSpec {
  readonly name: string;
  readonly timing: 'before' | 'after';
  readonly events: readonly ('insert' | 'update' | 'delete')[];
  /** `update of …`: fires only when one of these is written. */
  readonly columns?: readonly string[];
  readonly when?: (sql: Sql, event: TriggerEvent) => unknown;
  readonly isSecurityDefiner: boolean;
  readonly run: (sql: SqlWriter, event: TriggerEvent) => Row | null;
}

export interface TableSpec {
  /** @default 'public' */
  readonly schema?: 'public' | 'storage' | 'realtime';
  readonly name: string;
  readonly columns: readonly ColumnSpec[];
  readonly primaryKey: readonly string[];
  /** Unique constraints and unique indexes; the primary key is among them. */
  readonly uniques: readonly UniqueSpec[];
  readonly foreignKeys: readonly ForeignKeySpec[];
  readonly checks: readonly CheckSpec[];
  readonly hasRowSecurity: boolean;
  readonly policies: readonly PolicySpec[];
  readonly grants: Readonly<Record<Role, readonly Command[]>>;
  /** Columns that a role may touch where it has no grant on the whole table. */
  readonly columnGrants?: Readonly<
    Partial<Record<Role, Readonly<Partial<Record<'select' | 'insert' | 'update', readonly string[]>>>>>
  >;
  /** Columns of each plain index that is not unique. */
  readonly indexes?: readonly (readonly string[])[];
  /** In the order in which Postgres fires them: by name. */
  readonly triggers?: readonly TriggerSpec[];
  /** In the publication `supabase_realtime`. */
  readonly isPublished?: boolean;
  /** Whether `old_record` holds the whole row. @default 'default' */
  readonly replicaIdentity?: 'default' | 'full';
  /** Columns that a `touch` trigger sets to `now()` on update. */
  readonly touched: readonly string[];
}

export interface FunctionSpec {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly type: string; readonly hasDefault: boolean }[];
  readonly returns: { readonly type: string; readonly isSet: boolean };
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  readonly isSecurityDefiner: boolean;
  readonly grants: readonly Role[];
  readonly body: (sql: SqlWriter, args: Readonly<Record<string, unknown>>) => unknown;
}

/** Tables of the platform whose policies are the project's own. */
export type PlatformTable = 'storage.buckets' | 'storage.objects' | 'realtime.messages';

/** A storage bucket, as `insert into storage.buckets` in a migration or `[storage.buckets.<id>]` of config.toml makes it. */
export interface BucketSpec {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** Bytes; `null`: the project's own limit. */
  readonly fileSizeLimit: number | null;
  /** `null`: every type; `image/*` matches a family. */
  readonly allowedMimeTypes: readonly string[] | null;
  /** What lies in it from the start, from the folder that `objects_path` names. */
  readonly objects: readonly { readonly path: string; readonly contentType: string; readonly base64: string }[];
}

/** A person in the seed, as GoTrue stores one. */
export interface SeedUser {
  readonly id: string;
  readonly email: string;
  /** bcrypt. */
  readonly encryptedPassword: string;
  readonly emailConfirmedAt: string | null;
  readonly createdAt: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly appMetadata: Readonly<Record<string, unknown>>;
}
