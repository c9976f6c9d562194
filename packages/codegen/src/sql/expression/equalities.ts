import type { Node } from '../tree.ts';
import { assertKind, namesIn } from '../tree.ts';
import type { Scope } from './scope.ts';
import { printKeyName } from './scope.ts';

interface Target {
  readonly alias: string;
  readonly columns: ReadonlyMap<string, string>;
}

/** Flattens nested `and` terms. */
function conjuncts(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node) => {
    const bool = assertKind('BoolExpr', node);
    return bool?.boolop === 'AND_EXPR' ? conjuncts(bool.args ?? []) : [node];
  });
}

const columnOf = (side: Node | undefined, { alias, columns }: Target): string | undefined => {
  const parts = namesIn(assertKind('ColumnRef', side)?.fields);
  const name = parts.at(-1);
  if (name === undefined || !columns.has(name)) return undefined;
  return parts.length === 1 || parts.at(-2) === alias ? name : undefined;
};

/** Top-level terms `column = value`; the value may be any expression. */
export function equalTerms(conditions: readonly Node[], target: Target): { readonly column: string; readonly value: Node }[] {
  return conjuncts(conditions).flatMap((node) => {
    const operation = assertKind('A_Expr', node);
    if (operation?.kind !== 'AEXPR_OP' || namesIn(operation.name).at(-1) !== '=') return [];
    const { lexpr, rexpr } = operation;
    const [left, right] = [columnOf(lexpr, target), columnOf(rexpr, target)];
    if (left !== undefined && right === undefined && rexpr !== undefined) return [{ column: left, value: rexpr }];
    if (right !== undefined && left === undefined && lexpr !== undefined) return [{ column: right, value: lexpr }];
    return [];
  });
}

const words = new Set(['text', 'varchar', 'bpchar']);

/** Whether an index on a column of one type can find values of another. */
function isComparable(column: string, value: string): boolean {
  return column === value || (words.has(column) && (words.has(value) || value === 'unknown'));
}

/** Whether a value only depends on rows that are known before the table is read. */
function isKnownBefore(value: Node, target: Target, scope: Scope): boolean {
  const text = JSON.stringify(value);
  if (text.includes('"fromClause"')) return false;
  const names = [...text.matchAll(/"ColumnRef":\{"fields":(\[.*?\])(?:,"location"|\})/g)].map((match) =>
    namesIn(JSON.parse(match[1] ?? '[]') as Node[]),
  );
  return names.every((parts) =>
    parts.length > 1
      ? parts.at(-2) !== target.alias && (scope.relations.has(parts.at(-2) ?? '') || parts.at(-2) === scope.functionName)
      : !target.columns.has(parts[0] ?? ''),
  );
}

/** `{ column: value }` for indexed columns that the conditions fix before the table is read; `undefined` if there are none. */
export function equalities(conditions: readonly Node[], target: Target & { readonly table: string }, scope: Scope): string[] {
  const found = new Map<string, string>();
  for (const { column, value } of equalTerms(conditions, target)) {
    if (found.has(column) || !scope.schema.isIndexed(target.table, column) || !isKnownBefore(value, target, scope)) continue;
    const compiled = scope.compile(value, scope);
    if (isComparable(target.columns.get(column) ?? '', compiled.type)) found.set(column, compiled.code);
  }
  const entries = [...found].map(([column, code]) => (printKeyName(column) === code ? code : `${printKeyName(column)}: ${code}`));
  return entries.length === 0 ? [] : [`{ ${entries.join(', ')} }`];
}
