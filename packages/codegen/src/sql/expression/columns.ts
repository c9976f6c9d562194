import type { Node, NodeOf } from '../tree.ts';
import { assertKind, namesIn } from '../tree.ts';
import type { Compiled, Scope } from './scope.ts';
import { printMember, UnsupportedSqlError } from './scope.ts';

/** Compiles a column of a relation, or an argument of the function. */
export function compileColumn(column: NodeOf<'ColumnRef'>, scope: Scope): Compiled {
  const parts = namesIn(column.fields);
  const name = parts.at(-1) ?? '';
  if (parts.length !== (column.fields ?? []).length)
    throw new UnsupportedSqlError('A whole row as a value is not compiled. Name the column.');
  if (parts.length === 2 && parts[0] === scope.functionName) {
    const type = scope.args.get(name);
    if (type !== undefined) return { code: printMember('args', name), type };
  }
  const relation = scope.relations.get(parts.length > 1 ? (parts.at(-2) ?? '') : '');
  const type = relation?.columns.get(name);
  if (relation !== undefined && type !== undefined) {
    const code = printMember(relation.variable, name);
    return relation.isOuter === true ? { code: `(${code} ?? null)`, beforeNull: code, type } : { code, type };
  }
  const argType = parts.length === 1 ? scope.args.get(name) : undefined;
  if (argType !== undefined) return { code: printMember('args', name), type: argType };
  throw new UnsupportedSqlError(
    `${parts.join('.')} is not a column or argument that can be read here. Use a column of the table or of a public table in the subquery.`,
  );
}

/** Compiles `alias.*` where a row can be a value: as an argument, or compared as a whole. */
export function compileWholeRow(node: Node | undefined, scope: Scope): Compiled | undefined {
  const column = assertKind('ColumnRef', node);
  const parts = namesIn(column?.fields);
  if (column === undefined || parts.length === (column.fields ?? []).length) return undefined;
  const relation = scope.relations.get(parts.at(-1) ?? '');
  return relation === undefined ? undefined : { code: relation.variable.replace(/\?$/, ''), type: 'record' };
}
