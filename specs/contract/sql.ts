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
