import type { CatalogTable } from '../catalog.ts';
import type { DeclarationKind } from '../declarations.ts';
import { compileExpression } from '../expression/compileExpression.ts';
import { compileCast } from '../expression/literals.ts';
import type { Relation, Scope } from '../expression/scope.ts';
import { UnsupportedSqlError } from '../expression/scope.ts';
import { parseExpression } from '../parseExpression.ts';
import type { Implementations } from '../project/implementations.ts';

/** A declaration, for the position of findings. */
export type Place = readonly [DeclarationKind, string];

/** Shared state for compiling one table. */
export interface TableCompiler {
  readonly table: CatalogTable;
  /** The name in declarations and findings: with its schema outside `public`. */
  readonly name: string;
  readonly base: Scope;
  readonly implementations: Implementations;
  /** Adds a finding at the first declared of these places, otherwise at the table. */
  readonly refuse: (message: string, ...places: readonly Place[]) => void;
}

export const unused = (): Scope['uses'] => ({ tables: new Set(), functions: new Set() });

/** The row that a table's expressions refer to. */
export const currentRow = (table: CatalogTable, name: string): Relation => ({
  table: name,
  variable: 'row',
  columns: new Map(table.columns.map((column) => [column.name, column.type])),
});

interface ArrowOptions {
  readonly uses?: Scope['uses'];
  /** Whether expressions may use the row. @default true */
  readonly hasRow?: boolean;
  /** The column type, because Postgres omits the cast to it. */
  readonly type?: string;
}

/** The text of a function of `(sql, row)` with only the parameters that the code uses; `undefined` after a finding. */
export function compileArrow(
  compiler: TableCompiler,
  text: string,
  places: readonly Place[],
  { uses = unused(), hasRow = true, type }: ArrowOptions = {},
): string | undefined {
  const { table, name, base } = compiler;
  const row = currentRow(table, name);
  const relations = hasRow ? new Map([['', row], [table.name, row]]) : new Map<string, Relation>(); // prettier-ignore
  const [place = ['table', name] as const] = places;
  return catchUnsupported(compiler, places, `${place[0]} ${place[1]}`, () => {
    const scope = { ...base, relations, uses };
    const value = compileExpression(parseExpression(text), scope);
    const { code } = type === undefined ? value : compileCast(value, type, undefined, scope);
    const usesSql = /\bsql\b/.test(code);
    if (/\brow\b/.test(code)) return `(${usesSql ? 'sql' : '_sql'}, row) => ${code}`;
    return `${usesSql ? '(sql)' : '()'} => ${code.startsWith('{') ? `(${code})` : code}`;
  });
}

/** Returns the result of `compile`, or reports an UnsupportedSqlError as a finding. */
export function catchUnsupported<Value>(
  { refuse }: TableCompiler,
  places: readonly Place[],
  what: string,
  compile: () => Value,
): Value | undefined {
  try {
    return compile();
  } catch (error) {
    if (!(error instanceof UnsupportedSqlError)) throw error;
    refuse(`${what}: ${error.message}`, ...places);
    return undefined;
  }
}
