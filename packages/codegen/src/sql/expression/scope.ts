import type { Node } from '../tree.ts';

/** An expression as TypeScript text against the `Sql` of specs/contract.ts, with its Postgres type where it is known. */
export interface Compiled {
  readonly code: string;
  readonly type: string;
}

/** A row that column names may refer to. */
export interface Relation {
  readonly table: string;
  readonly variable: string;
  readonly columns: ReadonlyMap<string, string>;
}

interface FunctionShape {
  readonly schema: string;
  readonly name: string;
  readonly returns: string;
  readonly isSet: boolean;
}

/** What names mean where an expression stands. */
export interface Scope {
  /** By alias; the row that unqualified names mean is under the empty name too. */
  readonly relations: ReadonlyMap<string, Relation>;
  /** Types of the arguments of the function being compiled. */
  readonly args: ReadonlyMap<string, string>;
  readonly functionName: string | undefined;
  readonly schema: {
    readonly columnsOf: (table: string) => ReadonlyMap<string, string> | undefined;
    readonly uniqueKeysOf: (table: string) => readonly (readonly string[])[];
    readonly findFunction: (schema: string, name: string) => FunctionShape | undefined;
    readonly isEnum: (type: string) => boolean;
  };
  /** Compiles an expression inside another: `compileExpression`, handed along because the two need each other. */
  readonly compile: (node: Node | undefined, scope: Scope) => Compiled;
  /** Tables and functions that the expression asked for, collected while compiling. */
  readonly uses: { readonly tables: Set<string>; readonly functions: Set<string> };
}

/** SQL that has no twin in the engine; the message says what to write instead. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const identifier = /^[A-Za-z_$][\w$]*$/;

/** A string literal in the house's quotes. */
export const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

export const keyOf = (name: string): string => (identifier.test(name) ? name : quote(name));

export const member = (object: string, name: string): string =>
  identifier.test(name) ? `${object}.${name}` : `${object}[${quote(name)}]`;

const taken = new Set([
  'sql',
  'row',
  'args',
  'new',
  'in',
  'of',
  'for',
  'if',
  'do',
  'case',
  'default',
  'function',
  'class',
  'var',
  'let',
  'const',
]);

/** A JavaScript variable for a table alias. */
export function variableFor(alias: string): string {
  const name = alias.replaceAll(/[^A-Za-z0-9_$]/g, '_');
  return taken.has(name) || /^\d/.test(name) ? `_${name}` : name;
}
