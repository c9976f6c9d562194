/** A column, or a path in its JSON. */
export interface Field {
  readonly column: string;
  readonly steps: readonly { readonly arrow: '->' | '->>'; readonly key: string | number }[];
}

/** The aggregate functions that a select may call. */
export type AggregateName = 'count' | 'sum' | 'avg' | 'min' | 'max';

/** A column in `select=`: `alias:column->path::cast.sum()::cast`. */
export interface FieldItem {
  readonly kind: 'field';
  /** `count()` has the column `*`. */
  readonly field: Field;
  readonly alias: string | null;
  readonly cast: string | null;
  readonly aggregate: { readonly name: AggregateName; readonly cast: string | null } | null;
}

/** An embedded table in `select=`: `alias:target!hint!inner(items)`, or a spread embed: `...target(items)`. */
export interface EmbedItem {
  readonly kind: 'embed';
  readonly target: string;
  readonly alias: string | null;
  readonly hint: string | null;
  readonly isInner: boolean;
  readonly isSpread: boolean;
  readonly items: readonly SelectItem[];
}

/** One item of `select=`; `all` is `*`. */
export type SelectItem = { readonly kind: 'all' } | FieldItem | EmbedItem;

/** A parsed comparison; its value is still text. */
export interface Test {
  readonly kind: 'test';
  readonly field: Field;
  readonly isNegated: boolean;
  readonly operator: string;
  readonly quantifier: 'any' | 'all' | null;
  /** The configuration of a full text search. */
  readonly language?: string;
  readonly value: string | readonly string[];
}

export interface Group {
  readonly kind: 'group';
  readonly operator: 'and' | 'or';
  readonly isNegated: boolean;
  readonly terms: readonly Condition[];
}

export type Condition = Test | Group;

export interface OrderTerm {
  /** The embedded resource that has the column; `null` for the table itself. */
  readonly relation: string | null;
  readonly field: Field;
  readonly isDescending: boolean;
  readonly isNullsFirst: boolean;
}

/** The filters, order and range of one table. */
export interface Selection {
  /** Combined with AND. */
  readonly filters: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number;
}

/** The parsed query string of a request to a table. */
export interface Query extends Selection {
  readonly select: readonly SelectItem[];
  /** Parameters of embedded resources (`a.b.column=`, `a.order=`), by their path in the select. */
  readonly embedded: readonly (Selection & { readonly path: readonly string[] })[];
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
}
