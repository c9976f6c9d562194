/** A column, or a place inside its JSON. */
export interface Field {
  readonly column: string;
  readonly steps: readonly { readonly arrow: '->' | '->>'; readonly key: string | number }[];
}

export type SelectItem =
  | { readonly kind: 'all' }
  | { readonly kind: 'field'; readonly field: Field; readonly alias: string | null; readonly cast: string | null };

/** A comparison as it stands in the query string, its value still text. */
export interface Test {
  readonly kind: 'test';
  readonly field: Field;
  readonly isNegated: boolean;
  readonly operator: string;
  readonly quantifier: 'any' | 'all' | null;
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
  readonly field: Field;
  readonly isDescending: boolean;
  readonly isNullsFirst: boolean;
}

/** What the query string of a request to a table says. */
export interface Query {
  readonly select: readonly SelectItem[];
  /** All of them must hold. */
  readonly filters: readonly Condition[];
  readonly order: readonly OrderTerm[];
  readonly limit: number | null;
  readonly offset: number;
  readonly columns: readonly string[] | null;
  readonly onConflict: readonly string[] | null;
}
