import type { Node, NodeOf } from '../tree.ts';
import { assertKind, namesIn } from '../tree.ts';
import type { Source } from './from.ts';
import { joinConditions, readFrom } from './from.ts';
import type { Scope } from './scope.ts';
import { UnsupportedSqlError } from './scope.ts';

export type Select = NodeOf<'SelectStmt'>;

const refused: readonly (readonly [keyof Select, string])[] = [
  ['windowClause', 'window'],
  ['lockingClause', 'for update'],
  ['valuesLists', 'values'],
];

/** @throws {UnsupportedSqlError} for clauses that are not supported in any select */
export function checkShape(select: Select): void {
  for (const [part, words] of refused) {
    if (select[part] === undefined) continue;
    throw new UnsupportedSqlError(
      `A subquery with ${words} is not compiled. Use a plain select … from … where, in exists or in.`,
    );
  }
}

/** A select whose sources and conditions are compiled. */
export interface OpenedSelect {
  readonly sources: readonly Source[];
  readonly scope: Scope;
  readonly condition: string | undefined;
  readonly conditions: readonly Node[];
}

/**
 * Compiles `from` and `where`.
 * @throws {UnsupportedSqlError} for unsupported SQL
 */
export function openSelect(select: Select, outer: Scope): OpenedSelect {
  checkShape(select);
  const from = select.fromClause ?? [];
  const conditions = [...from.flatMap(joinConditions), ...(select.whereClause === undefined ? [] : [select.whereClause])];
  const reading = { scope: addCommonTables(select, { ...outer, group: undefined }), sources: [] as Source[], conditions };
  for (const node of from) readFrom(node, reading);
  const { sources } = reading;
  const only = sources.length === 1 ? sources[0] : undefined;
  const relations = new Map(reading.scope.relations);
  if (only !== undefined) relations.set('', only.relation);
  const scope = { ...reading.scope, relations };
  const all: Node = { BoolExpr: { boolop: 'AND_EXPR', args: conditions } };
  const whole = conditions.length > 1 ? all : conditions[0];
  const condition = whole === undefined ? undefined : scope.compile(whole, scope).code;
  return { sources, scope, condition, conditions };
}

/** The scope extended by the queries in `with`. */
export function addCommonTables(select: Select, outer: Scope): Scope {
  if (select.withClause?.recursive === true)
    throw new UnsupportedSqlError('A recursive common table expression is not compiled. Give the function an implementation.');
  return (select.withClause?.ctes ?? []).reduce((scope: Scope, node) => {
    const named = assertKind('CommonTableExpr', node);
    const query = assertKind('SelectStmt', named?.ctequery);
    if (named?.ctename === undefined || query === undefined)
      throw new UnsupportedSqlError(
        'A common table expression that writes is not compiled. Give the function an implementation.',
      );
    const derived = scope.select(query, scope, namesIn(named.aliascolnames));
    return { ...scope, derived: new Map(scope.derived).set(named.ctename, derived) };
  }, outer);
}
