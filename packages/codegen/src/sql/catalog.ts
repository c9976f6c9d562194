/** The relevant part of Postgres' catalog: schema `public` and the functions it uses. Expressions are as Postgres prints them. */
export interface Catalog {
  /** Of `public`. */
  readonly tables: readonly CatalogTable[];
  /** The platform's tables that a project writes policies for. */
  readonly platform: readonly CatalogTable[];
  /** Of `auth.users`. */
  readonly userTriggers: readonly CatalogTrigger[];
  readonly functions: readonly CatalogFunction[];
  readonly enums: Readonly<Record<string, readonly string[]>>;
  /** Of pg_cron. */
  readonly jobs: readonly { readonly name: string; readonly schedule: string; readonly command: string }[];
  /** Views, domains and composite types, which are not compiled. */
  readonly others: readonly { readonly kind: string; readonly name: string }[];
}

export interface CatalogColumn {
  readonly name: string;
  readonly type: string;
  /** `e` enum, `b` base, `d` domain, `c` composite, … */
  readonly typeKind: string;
  /** As SQL writes it: `character varying(8)`. */
  readonly typeText: string;
  /** The type modifier in `pg_attribute.atttypmod`; -1 if none. */
  readonly modifier: number;
  readonly isNullable: boolean;
  readonly identity: '' | 'a' | 'd';
  readonly generated: '' | 's' | 'v';
  readonly expression: string | null;
  /** The parameters of its sequence. */
  readonly sequence: { readonly start: number; readonly increment: number } | null;
}

interface CatalogConstraint {
  readonly name: string;
  /** `p` primary key, `u` unique, `f` foreign key, `c` check, `x` exclusion, `t` trigger. */
  readonly kind: string;
  /** The order of creation, for foreign keys. */
  readonly rank: number;
  readonly columns: readonly string[] | null;
  readonly expression: string | null;
  readonly references: { readonly schema: string; readonly table: string; readonly columns: readonly string[] } | null;
  readonly onDelete: string;
  readonly onUpdate: string;
  readonly isDeferrable: boolean;
}

interface CatalogIndex {
  readonly name: string;
  /** Increases with each created index. */
  readonly oid: number;
  readonly isUnique: boolean;
  /** `btree`, `gin`, … */
  readonly method: string;
  /** `null` for an expression. */
  readonly columns: readonly (string | null)[];
  readonly predicate: string | null;
  readonly hasNullsNotDistinct: boolean;
}

export interface CatalogPolicy {
  readonly name: string;
  /** `r` select, `a` insert, `w` update, `d` delete, `*` all. */
  readonly command: string;
  readonly isPermissive: boolean;
  readonly roles: readonly string[];
  readonly using: string | null;
  readonly check: string | null;
}

export interface CatalogTrigger {
  readonly name: string;
  readonly schema: string;
  readonly table: string;
  readonly function: {
    readonly schema: string;
    readonly name: string;
    readonly source: string;
    readonly isSecurityDefiner: boolean;
  };
  /** The complete `create trigger` statement. */
  readonly definition: string;
  readonly isEnabled: boolean;
}

export interface CatalogTable {
  readonly schema: string;
  readonly name: string;
  readonly comment: string | null;
  readonly hasRowSecurity: boolean;
  readonly columns: readonly CatalogColumn[];
  readonly constraints: readonly CatalogConstraint[];
  /** Includes indexes of constraints. */
  readonly indexes: readonly CatalogIndex[];
  readonly policies: readonly CatalogPolicy[];
  readonly triggers: readonly CatalogTrigger[];
  readonly grants: Readonly<Record<string, readonly string[]>>;
  /** By role and command, if the role has the command only on some columns. */
  readonly columnGrants: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** In the publication `supabase_realtime`. */
  readonly isPublished: boolean;
  /** Whether the publication leaves out columns or rows. */
  readonly isPublishedInPart: boolean;
  /** `d` default, `f` full, `n` nothing, `i` an index. */
  readonly replicaIdentity: string;
}

export interface CatalogFunction {
  readonly oid: number;
  readonly schema: string;
  readonly name: string;
  readonly language: string;
  readonly source: string;
  readonly isAtomic: boolean;
  readonly argumentText: string;
  readonly resultText: string;
  readonly args: readonly {
    readonly name: string;
    readonly type: string;
    readonly default: string | null;
    readonly isTable: boolean;
  }[];
  readonly returns: string;
  readonly returnsKind: string;
  readonly isSet: boolean;
  readonly isStrict: boolean;
  readonly volatility: string;
  readonly isSecurityDefiner: boolean;
  readonly settings: readonly string[] | null;
  readonly grants: readonly string[];
}
