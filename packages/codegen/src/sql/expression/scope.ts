import type { Node, NodeOf } from '../tree.ts';

/** An expression as TypeScript for the `Sql` of specs/contract.ts, with its Postgres type if known. */
export interface Compiled {
  readonly code: string;
  readonly type: string;
  /** Text ordered by code unit, as with `collate "C"`. */
  readonly isOrderedByCode?: boolean;
  /** The code without a trailing `?? null`. */
  readonly beforeNull?: string;
}

/** A row that column names can refer to. */
export interface Relation {
  /** The table's name for `sql.rows`; missing for a subquery. */
  readonly table?: string;
  /** Ends in `?` if there may be no row. */
  readonly variable: string;
  readonly columns: ReadonlyMap<string, string>;
  /** On the right side of a left join, so the row may be missing. */
  readonly isOuter?: boolean;
}

/** The rows of a subquery: code and column types. */
export interface Derived {
  readonly code: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** The group of aggregate functions: its items. */
interface Group {
  readonly variable: string;
  /** The parameter for one item. */
  readonly item: string;
  /** The scope of the aggregate's arguments. */
  readonly scope: Scope;
}

interface FunctionShape {
  readonly schema: string;
  readonly name: string;
  readonly args: readonly { readonly name: string; readonly isTable: boolean }[];
  readonly returns: string;
  readonly returnsKind: string;
  readonly isSet: boolean;
}

/** The names that an expression can refer to. */
export interface Scope {
  /** By alias; the row of unqualified names also has the empty name. */
  readonly relations: ReadonlyMap<string, Relation>;
  /** By name in `with`. */
  readonly derived: ReadonlyMap<string, Derived>;
  /** Present where aggregate functions are allowed. */
  readonly group?: Group | undefined;
  /** Types of the arguments of the function being compiled. */
  readonly args: ReadonlyMap<string, string>;
  readonly functionName: string | undefined;
  readonly schema: {
    /** Tables outside `public` by their qualified name. */
    readonly columnsOf: (table: string) => ReadonlyMap<string, string> | undefined;
    readonly uniqueKeysOf: (table: string) => readonly (readonly string[])[];
    /** Columns of a key, an index or a foreign key. */
    readonly isIndexed: (table: string, column: string) => boolean;
    readonly findFunction: (schema: string, name: string) => FunctionShape | undefined;
    readonly isEnum: (type: string) => boolean;
  };
  /** `compileExpression`, passed as a member because of circular imports. */
  readonly compile: (node: Node | undefined, scope: Scope) => Compiled;
  /** `compileDerived`, passed as a member because of circular imports. */
  readonly select: (select: NodeOf<'SelectStmt'>, scope: Scope, names?: readonly string[]) => Derived;
  /** Tables and functions that the expression uses, collected during compilation. */
  readonly uses: { readonly tables: Set<string>; readonly functions: Set<string> };
}

/** Thrown for SQL that the engine does not support; the message suggests an alternative. */
export class UnsupportedSqlError extends Error {
  override readonly name = 'Refusal';
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** Prints a string literal in single quotes. */
export const quoteString = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const printKeyName = (name: string): string => (identifier.test(name) ? name : quoteString(name));

export const printMember = (object: string, name: string): string =>
  identifier.test(name) ? `${object}.${name}` : `${object}${object.endsWith('?') ? '.' : ''}[${quoteString(name)}]`;

const taken = new Set('sql row args items new in of for if do case default function class var let const event enums'.split(' '));

/** A JavaScript variable for a table alias. */
export function variableFor(alias: string): string {
  const name = alias.replaceAll(/[^A-Za-z0-9_$]/g, '_');
  return taken.has(name) || /^\d/.test(name) ? `_${name}` : name;
}
