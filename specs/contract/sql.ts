/** A database role a request can run as. */
export type Role = 'anon' | 'authenticated' | 'service_role';

/** A row as PostgREST serializes it: JSON values, timestamps as ISO 8601 text, `numeric` as a number. */
export type Row = Readonly<Record<string, unknown>>;

/** The verified claims of the request's JWT; `null` where the request carried only an opaque key. */
export type Claims = Readonly<Record<string, unknown>>;

/** SQL's three truth values; `null` is "unknown". */
export type Truth = boolean | null;

/**
 * The operations that compiled SQL expressions call while they run for one request. All of them use Postgres' three-valued logic.
 * Implemented in `packages/mocks/src/sql`.
 */
export interface Sql {
  readonly role: Role;
  readonly claims: Claims | null;
  /**
   * The rows of a table that select policies allow the caller to see; all rows inside `definer`. The schema is `public` unless
   * the name includes another; `auth.users` is there for the owner only.
   * @param equal column values that an index may be used for; the expression still tests them
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
  /** `group by`: groups items with equal keys, in order of first appearance. */
  group<Item>(
    items: readonly Item[],
    keys: (item: Item) => readonly unknown[],
  ): readonly { readonly first: Item; readonly items: readonly Item[] }[];
  /** `select distinct`: each of the values once. */
  distinct<Item>(values: readonly Item[]): readonly Item[];
  /** `limit` and `offset`; null means no bound. @throws 2201W or 2201X for a negative value */
  page<Item>(items: readonly Item[], limit: unknown, offset?: unknown): readonly Item[];
  /** An aggregate function over the values of a group: `count` `sum` `min` `max` `bool_and` `bool_or` `array_agg` `jsonb_agg` `string_agg` (with its separator). */
  aggregate(name: string, values: readonly unknown[], separator?: unknown): unknown;
  /** `from unnest(array)`: the elements as rows; elements that are not rows are put under `column`. Null gives no rows. */
  elements(array: unknown, column?: string): readonly Row[];
  /** The right side of a left join: the given rows, or a single row of nulls when there are none. */
  outer(rows: readonly Row[]): readonly Row[];
  /** Runs the body of a `security definer` function: row-level security off. */
  definer<T>(body: (sql: Sql) => T): T;
}

/** Nulls come last in ascending order and first in descending order, unless the direction says otherwise. */
export type SortDirection = 'asc' | 'desc' | 'asc nulls first' | 'desc nulls last';

/**
 * The operations of hand-written implementations: those of `Sql`, and writing with the caller's rights or, in a `security
 * definer` function, the owner's.
 */
export interface SqlWriter extends Sql {
  /** Inserts one row, fires its triggers, and returns the stored row. */
  insert(table: string, row: Row): Row;
  /** Updates every row that `matches` and returns the new versions. */
  update(table: string, matches: (row: Row) => boolean, changes: Row): readonly Row[];
  /** Deletes every row that `matches` and returns the deleted rows. */
  remove(table: string, matches: (row: Row) => boolean): readonly Row[];
  /** Runs statements with the claims of another token, as after `set_config('request.jwt.claims', …)`. */
  withClaims<T>(claims: Claims, body: (sql: SqlWriter) => T): T;
  /** plpgsql's block with an exception handler: undoes the changes of `body` if it throws, and throws its error. */
  savepoint<T>(body: () => T): T;
  /** plpgsql's `raise exception`. @default code 'P0001' */
  raise(message: string, options?: { readonly code?: string; readonly detail?: string; readonly hint?: string }): never;
}

/** The event that a row-level trigger receives. */
export interface TriggerEvent {
  readonly operation: 'INSERT' | 'UPDATE' | 'DELETE';
  readonly old: Row | null;
  readonly new: Row | null;
}

/**
 * The TypeScript implementation of a plpgsql trigger function, exported as `implementation` from
 * `supabase/implementations/<function>.ts`. A `before` trigger returns the row to write, or `null` to skip the write; the return
 * value of an `after` trigger is ignored.
 */
export type TriggerImplementation = (sql: SqlWriter, event: TriggerEvent, place: TriggerPlace) => Row | null;

/** The trigger that called an implementation; several triggers may share one function. */
export interface TriggerPlace {
  /** plpgsql's `tg_name`. */
  readonly trigger: string;
  /** `tg_table_name`. */
  readonly table: string;
  /** `tg_argv`. */
  readonly args: readonly string[];
}

/** The implementation of any other function that does not compile, in `supabase/implementations/<function>.ts` as `implementation`. */
export type FunctionImplementation = (sql: SqlWriter, args: Readonly<Record<string, unknown>>) => unknown;
