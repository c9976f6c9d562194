import type { Role, Row, Sql, SqlWriter, TriggerEvent } from './sql.ts';

export type Command = 'select' | 'insert' | 'update' | 'delete';

export interface ColumnSpec {
  readonly name: string;
  /**
   * The type's internal Postgres name: `uuid`, `text`, `int4`, `int8`, `numeric`, `bool`, `timestamptz`, `date`, `jsonb`,
   * `_text`, or the name of an enum.
   */
  readonly type: string;
  readonly isNullable: boolean;
  /** Maximum length of a `varchar(n)` or `char(n)`, in characters. */
  readonly length?: number;
  /** Precision and scale of a `numeric(precision, scale)`. */
  readonly digits?: { readonly precision: number; readonly scale: number };
  /** `always` rejects explicit values with SQLSTATE 428C9. */
  readonly identity?: 'always' | 'by default';
  /** Start and increment of an identity column. @default { start: 1, increment: 1 } */
  readonly sequence?: { readonly start: number; readonly increment: number };
  readonly isGenerated?: boolean;
  /** Computes the value of a generated column. */
  readonly generate?: (sql: Sql, row: Row) => unknown;
  readonly defaultValue?: (sql: Sql) => unknown;
}

export interface ForeignKeySpec {
  readonly name: string;
  readonly columns: readonly string[];
  /** `schema` is `public` or `auth`. */
  readonly references: { readonly schema: string; readonly table: string; readonly columns: readonly string[] };
  readonly onDelete: 'no action' | 'restrict' | 'cascade' | 'set null' | 'set default';
  /** Position among all foreign keys by creation order, in which Postgres checks them. @default 0 */
  readonly rank?: number;
}

export interface UniqueSpec {
  readonly name: string;
  readonly columns: readonly string[];
  /** Predicate of a partial unique index; rows for which it is not true are ignored. */
  readonly where?: (sql: Sql, row: Row) => unknown;
}

export interface CheckSpec {
  readonly name: string;
  readonly test: (sql: Sql, row: Row) => unknown;
}

export interface PolicySpec {
  readonly name: string;
  readonly command: Command | 'all';
  /** The roles that the policy applies to; empty means every role (`to public`). */
  readonly roles: readonly Role[];
  readonly isPermissive: boolean;
  readonly using?: (sql: Sql, row: Row) => unknown;
  readonly check?: (sql: Sql, row: Row) => unknown;
}

export interface TriggerSpec {
  readonly name: string;
  readonly timing: 'before' | 'after';
  readonly events: readonly ('insert' | 'update' | 'delete')[];
  /** `update of …`: fires only when one of these columns is written. */
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
  /** Unique constraints and unique indexes, including the primary key. */
  readonly uniques: readonly UniqueSpec[];
  readonly foreignKeys: readonly ForeignKeySpec[];
  readonly checks: readonly CheckSpec[];
  readonly hasRowSecurity: boolean;
  readonly policies: readonly PolicySpec[];
  readonly grants: Readonly<Record<Role, readonly Command[]>>;
  /** Column-level grants, for roles without a grant on the whole table. */
  readonly columnGrants?: Readonly<
    Partial<Record<Role, Readonly<Partial<Record<'select' | 'insert' | 'update', readonly string[]>>>>>
  >;
  /** Columns of each non-unique index. */
  readonly indexes?: readonly (readonly string[])[];
  /** Sorted by name, which is the order in which Postgres fires them. */
  readonly triggers?: readonly TriggerSpec[];
  /** Whether the table is in the publication `supabase_realtime`. */
  readonly isPublished?: boolean;
  /** Whether `old_record` contains the whole row (`full`) or only the primary key. @default 'default' */
  readonly replicaIdentity?: 'default' | 'full';
  /** Columns that a `touch` trigger sets to `now()` on update. */
  readonly touched: readonly string[];
}

export interface FunctionSpec {
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly type: string; readonly hasDefault: boolean }[];
  readonly returns: {
    readonly type: string;
    readonly isSet: boolean;
    /** Of `returns table (…)`. */
    readonly columns?: readonly Pick<ColumnSpec, 'name' | 'type'>[];
  };
  readonly volatility: 'immutable' | 'stable' | 'volatile';
  readonly isSecurityDefiner: boolean;
  readonly grants: readonly Role[];
  readonly body: (sql: SqlWriter, args: Readonly<Record<string, unknown>>) => unknown;
}

/** A job of pg_cron that calls a function without arguments with the owner's rights. */
export interface JobSpec {
  readonly name: string;
  readonly everySeconds: number;
  /** The function's name. */
  readonly calls: string;
}

/** Platform tables for which a project defines its own policies. */
export type PlatformTable = 'storage.buckets' | 'storage.objects' | 'realtime.messages';

/** A storage bucket, created by `insert into storage.buckets` in a migration or by `[storage.buckets.<id>]` in config.toml. */
export interface BucketSpec {
  readonly id: string;
  readonly name: string;
  readonly isPublic: boolean;
  /** Maximum file size in bytes; `null` for the project's limit. */
  readonly fileSizeLimit: number | null;
  /** Allowed MIME types; `null` allows all, `image/*` allows a family. */
  readonly allowedMimeTypes: readonly string[] | null;
  /** Seeded files, read from the folder that `objects_path` names. */
  readonly objects: readonly { readonly path: string; readonly contentType: string; readonly base64: string }[];
}

/** A seeded user, as GoTrue stores one. */
export interface SeedUser {
  readonly id: string;
  readonly email: string;
  /** A bcrypt hash. */
  readonly encryptedPassword: string;
  readonly emailConfirmedAt: string | null;
  readonly createdAt: string;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly appMetadata: Readonly<Record<string, unknown>>;
}
