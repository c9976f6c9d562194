/**
 * The shapes that `npm run gen` fills: what a specs directory looks like once it is compiled. Hand-written; the generated
 * files satisfy it, the mocks and the model tests consume it. Types only, so nothing here reaches a bundle.
 */

/** A database role a request can run as. */
export type Role = 'anon' | 'authenticated' | 'service_role';

/** A row as PostgREST serialises it: JSON values, timestamps as ISO 8601 text, `numeric` as a number. */
export type Row = Readonly<Record<string, unknown>>;

/** The verified claims of the request's JWT; `null` where the request carried only an opaque key. */
export type Claims = Readonly<Record<string, unknown>>;

/** SQL's third truth value is `null`. */
export type Truth = boolean | null;

/**
 * What a compiled SQL expression may ask of the engine while it runs for one request. Every operation is three-valued as in
 * Postgres. Implemented by `packages/mocks/src/sql`.
 */
export interface Sql {
  readonly role: Role;
  readonly claims: Claims | null;
  /**
   * Rows of a table the caller may see (select policies applied); all rows inside `definer`. `public` unless the name says another schema.
   * @param equal values that columns of the wanted rows hold: the expression tests them too, the engine may use an index for them
   */
  rows(table: string, equal?: Row): readonly Row[];
  /** A Postgres operator: `=` `<>` `<` `<=` `>` `>=` `+` `-` `*` `/` `||` `~~` (like) `~~*` (ilike) `->` `->>` `@>` … */
  op(operator: string, left: unknown, right: unknown): unknown;
  and(...terms: readonly (() => unknown)[]): Truth;
  or(...terms: readonly (() => unknown)[]): Truth;
  not(term: unknown): Truth;
  /** `left operator any (array)`; `right` is an array or null. */
  any(operator: string, left: unknown, right: unknown): Truth;
  /** `left operator all (array)`; `right` is an array or null. */
  all(operator: string, left: unknown, right: unknown): Truth;
  isDistinct(left: unknown, right: unknown): boolean;
  /** `value::type` with the type's plain name (`uuid`, `text`, `int4`, `timestamptz`, `jsonb`, an enum's name …). */
  cast(value: unknown, type: string): unknown;
  /** A function by its schema-qualified or built-in name: `auth.uid`, `auth.role`, `auth.jwt`, `now`, `gen_random_uuid`, `lower`, `length`, `coalesce`, `jsonb_typeof`, `public.has_role` … */
  call(name: string, ...args: readonly unknown[]): unknown;
  /** `order by`: the items in the order of their keys, one direction for each key. */
  sort<Item>(
    items: readonly Item[],
    keys: (item: Item) => readonly unknown[],
    directions: readonly SortDirection[],
  ): readonly Item[];
  /** `group by`: items whose keys are not distinct come together, in the order in which each group appears first. */
  group<Item>(
    items: readonly Item[],
    keys: (item: Item) => readonly unknown[],
  ): readonly { readonly first: Item; readonly items: readonly Item[] }[];
  /** `select distinct`: each of the values once. */
  distinct<Item>(values: readonly Item[]): readonly Item[];
  /** `limit` and `offset`; null: no bound. Throws 2201W or 2201X for a negative one. */
  page<Item>(items: readonly Item[], limit: unknown, offset?: unknown): readonly Item[];
  /** An aggregate function over the values of a group: `count` `sum` `min` `max` `bool_and` `bool_or` `array_agg` `jsonb_agg` `string_agg` (with its separator). */
  aggregate(name: string, values: readonly unknown[], separator?: unknown): unknown;
  /** `from unnest(array)`: the elements as rows, under `column` where they are no rows themselves; null gives none. */
  elements(array: unknown, column?: string): readonly Row[];
  /** The right side of a left join: the rows, or one without any value where there are none. */
  outer(rows: readonly Row[]): readonly Row[];
  /** Runs the body of a `security definer` function: row-level security off. */
  definer<T>(body: (sql: Sql) => T): T;
}

/** Nulls come last in ascending order and first in descending order, unless the direction says otherwise. */
export type SortDirection = 'asc' | 'desc' | 'asc nulls first' | 'desc nulls last';

/** What a twin may also do: write, under the caller's rights or, in a `security definer` function, under the owner's. */
export interface SqlWriter extends Sql {
  /** Inserts one row, fires its triggers, and gives it complete. */
  insert(table: string, row: Row): Row;
  /** Changes every row that `matches`, and gives them as they are afterwards. */
  update(table: string, matches: (row: Row) => boolean, changes: Row): readonly Row[];
  /** Deletes every row that `matches`, and gives them. */
  remove(table: string, matches: (row: Row) => boolean): readonly Row[];
  /** plpgsql's `raise exception`. @default code 'P0001' */
  raise(message: string, options?: { readonly code?: string; readonly detail?: string; readonly hint?: string }): never;
}

/** What a row-level trigger is told. */
export interface TriggerEvent {
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly old: Row | null;
  readonly new: Row | null;
}

/**
 * The TypeScript twin of a trigger function in plpgsql, in `supabase/twins/<function>.ts` as `twin`: a `before` trigger gives the row
 * to write, or `null` to leave it alone; what an `after` trigger gives does not count.
 */
export type TriggerTwin = (sql: SqlWriter, event: TriggerEvent, place: TriggerPlace) => Row | null;

/** Which trigger runs a twin: several may share one function. */
export interface TriggerPlace {
  /** plpgsql's `tg_name`. */
  readonly trigger: string;
  /** `tg_table_name`. */
  readonly table: string;
  /** `tg_argv`. */
  readonly args: readonly string[];
}

/** The twin of any other function that does not compile, in `supabase/twins/<function>.ts` as `twin`. */
export type FunctionTwin = (sql: SqlWriter, args: Readonly<Record<string, unknown>>) => unknown;

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

/** Tables of the platform whose policies are the project's own. */
export type PlatformTable = 'storage.buckets' | 'storage.objects' | 'realtime.messages';

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

/** What a validator found wrong; `path` is a JSON pointer into the value. */
export interface Finding {
  readonly path: string;
  readonly message: string;
}

/** A compiled JSON schema: the findings, none when the value is valid. */
export type Validator = (value: unknown) => readonly Finding[];

/** One operation of an OpenAPI document. */
export interface OperationSpec {
  readonly operationId: string;
  readonly service: 'auth' | 'functions' | 'storage';
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With the service's base path, parameters as `:name`, a last one that takes slashes as `*name`: `/auth/v1/token`, `/storage/v1/object/:bucket/*path`. */
  readonly path: string;
  /** Literal query values that select this operation: `{ grant_type: 'password' }`. */
  readonly query: Readonly<Record<string, string>>;
  readonly request?: Validator;
  /** By status; `undefined` validator: the body must be empty. */
  readonly responses: Readonly<Record<number, Validator | undefined>>;
  /** Statuses whose body may be something other than JSON, so that it is not looked at. */
  readonly opaque?: readonly number[];
}

/** One kind of message on the Realtime socket, as the AsyncAPI document describes it. */
export interface FrameSpec {
  readonly name: string;
  readonly sender: 'client' | 'server';
  /** The message's own event: `phx_join`, `system` … */
  readonly event: string;
  /** Of the frame as JSON: an object in protocol 1.0.0, an array in 2.0.0. */
  readonly validate: Validator;
}

/** What a request gets instead of the service's own answer: an HTTP response, none at all, or the real body cut off in the middle. */
export type FaultAnswer =
  | {
      readonly status: number;
      /** JSON, or text as it stands. @default what the platform answers with that status */
      readonly body?: unknown;
      readonly headers?: Readonly<Record<string, string>>;
    }
  | 'network-error'
  | 'malformed';

/** One thing that goes wrong, for the requests that it is about. */
export interface FaultSpec {
  /**
   * An operationId or the log's name of a request (`rest.orders`, `rpc.quote_order`, `auth.token`, `functions.crm-tracking`), `*` for any
   * text in it, and a method before it where only that one is meant: `POST rest.*`.
   */
  readonly on: string;
  /** Lets so many of these requests pass first. @default 0 */
  readonly after?: number;
  /** Happens so often and then no more. @default every time */
  readonly times?: number;
  /** Milliseconds until the answer; a pair is drawn from by the project's random. */
  readonly delayMs?: number | readonly [number, number];
  /** @default the service's own, late */
  readonly answer?: FaultAnswer;
}

/** How a scenario's rows differ from the seed's: `without` names rows by the columns it gives, `with` holds new rows, or changes by primary key. */
export interface TableChanges {
  readonly without?: readonly Row[];
  readonly with?: readonly Row[];
}

/** A named world: the seed, changed, and what goes wrong in it (`scenarios/<name>.yaml`). */
export interface ScenarioSpec {
  readonly name: string;
  /** What one sees in it, in a sentence. */
  readonly summary: string;
  /** Who is signed in when it begins. @default 'visitor' */
  readonly persona?: string;
  /** Where the clock stands when it begins: ISO 8601. */
  readonly clock?: string;
  /** By table: a list in place of the seed's rows, or changes. What refers to a row that goes, goes with it. `auth.` names a table of the auth service. */
  readonly tables?: Readonly<Record<string, readonly Row[] | TableChanges>>;
  /** The first that matches a request counts. */
  readonly faults?: readonly FaultSpec[];
  /** `drop`: each socket closes once it has joined a channel; `refuse`: none opens; `pause`: nothing arrives. */
  readonly realtime?: 'drop' | 'refuse' | 'pause';
  /** What became of the session that a persona is given: it has run out, or was ended elsewhere. */
  readonly session?: 'expired' | 'revoked';
}

/** Somebody to try the project as (`personas.yaml`). */
export interface PersonaSpec {
  readonly name: string;
  readonly summary: string;
  /** `null`: nobody is signed in. */
  readonly account: {
    readonly email: string;
    readonly password: string;
    /** `aal2`: with a second factor. */
    readonly aal: 'aal1' | 'aal2';
  } | null;
}

/** Everything `createBackend` needs to behave as the project that the specs describe. */
export interface BackendSpec {
  /** Changes when anything below changes; state that was stored under another fingerprint is set aside. */
  readonly fingerprint: string;
  readonly enums: Readonly<Record<string, readonly string[]>>;
  readonly tables: Readonly<Record<string, TableSpec>>;
  readonly functions: Readonly<Record<string, FunctionSpec>>;
  /** Absent: the project says nothing about them, so nobody but the service key reaches them. */
  readonly platform?: Readonly<Partial<Record<PlatformTable, TableSpec>>>;
  readonly buckets?: readonly BucketSpec[];
  /** Whether the migrations mention `tsvector` or `tsquery`: a browser then loads full text search from the start. @default false */
  readonly usesTextSearch?: boolean;
  /** Most rows that one answer of REST holds. @default 1000 */
  readonly maxRows?: number;
  readonly seed: { readonly users: readonly SeedUser[]; readonly rows: Readonly<Record<string, readonly Row[]>> };
  readonly operations: readonly OperationSpec[];
  /** Messages of the Realtime socket, one for each sender and event. */
  readonly frames?: readonly FrameSpec[];
  /** Edge functions by slug: the project's own source, called with the environment that the platform gives it. */
  readonly edgeFunctions: Readonly<Record<string, EdgeFunction>>;
  /** How they run: config.toml's `[functions.*]` and `[edge_runtime.secrets]`. */
  readonly edgeRuntime?: {
    /** Those that anybody may call, without an API key or a token (`verify_jwt = false`). */
    readonly openFunctions: readonly string[];
    readonly secrets: Readonly<Record<string, string>>;
  };
  readonly scenarios?: Readonly<Record<string, ScenarioSpec>>;
  readonly personas?: Readonly<Record<string, PersonaSpec>>;
}

/** The environment an edge function runs in: on the platform from `Deno.env`, in the mocks from the backend. */
export interface EdgeEnvironment {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceRoleKey: string;
  /** A value of `supabase secrets set`, in development of `[edge_runtime.secrets]` in config.toml. */
  readonly secret: (name: string) => string | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly fetch: (request: Request) => Promise<Response>;
}

export type EdgeFunction = (request: Request, environment: EdgeEnvironment) => Promise<Response>;

/** One row of a statechart table: in `from`, on `event`, when `guard` has this verdict, go to `to` and do `actions`. */
export interface StatechartRow {
  /** Line in the table's file, for messages. */
  readonly line: number;
  /** Dot path of the source state. */
  readonly from: string;
  /** An event (`program.select`), `after 5000`, `always`, `done <actor>` or `error <actor>`. */
  readonly event: string;
  /** `isX`, `not isX`, or `null`. */
  readonly guard: string | null;
  /** Dot path of the state entered; equal to `from` for an internal transition. */
  readonly to: string;
  readonly actions: readonly string[];
  /** Machine input with which the row is tried, laid over the table's. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** With what the row is tried: the event's payload, `{ output }` of `done`, `{ error }` of `error`. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** What the context must contain afterwards. */
  readonly expect?: Readonly<Record<string, unknown>>;
  /** The sentence of the specification that the row serves. */
  readonly clause?: string;
}

/** A flow's statechart as a table: the truth its machine is tested against, row by row. */
export interface StatechartTable {
  readonly name: string;
  /** Path of the table's file from the specs directory. */
  readonly file: string;
  readonly summary: string;
  readonly initial: string;
  /** Machine input with which rows are tried. */
  readonly input?: Readonly<Record<string, unknown>>;
  readonly states: Readonly<
    Record<string, { readonly summary: string; readonly tags?: readonly string[]; readonly isFinal?: true }>
  >;
  readonly rows: readonly StatechartRow[];
  readonly invariants: readonly { readonly name: string; readonly text: string }[];
}
