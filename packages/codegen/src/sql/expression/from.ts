import type { Node, NodeOf } from '../tree.ts';
import { assertKind, kindOf, namesIn } from '../tree.ts';
import { equalities } from './equalities.ts';
import type { Relation, Scope } from './scope.ts';
import { quoteString, UnsupportedSqlError, variableFor } from './scope.ts';

/** A table, subquery or array in `from`, in the nesting order of the loops. */
export interface Source {
  readonly alias: string;
  readonly relation: Relation;
  /** The code of its rows. */
  readonly rows: string;
}

/** The result that {@link readFrom} builds while traversing `from`. */
interface Reading {
  /** Includes the relations opened so far. */
  scope: Scope;
  readonly sources: Source[];
  /** The where clause and the conditions of inner joins, combined by `and`. */
  readonly conditions: readonly Node[];
}

/** Conditions of the inner joins of a from clause, outermost first. */
export function joinConditions(node: Node): Node[] {
  const join = assertKind('JoinExpr', node);
  if (join === undefined) return [];
  const own = join.jointype === 'JOIN_INNER' && join.quals !== undefined ? [join.quals] : [];
  return [join.larg, join.rarg].flatMap((side) => (side === undefined ? [] : joinConditions(side))).concat(own);
}

function isFree(variable: string, scope: Scope): boolean {
  return [...scope.relations.values()].every((relation) => relation.variable !== variable);
}

function addSource(
  reading: Reading,
  alias: string,
  rows: (relation: Relation) => string,
  columns: Relation['columns'],
  table?: string,
): void {
  let variable = variableFor(alias);
  while (!isFree(variable, reading.scope)) variable = `${variable}_`;
  const relation: Relation = { ...(table === undefined ? {} : { table }), variable, columns };
  reading.sources.push({ alias, relation, rows: rows(relation) });
  reading.scope = { ...reading.scope, relations: new Map(reading.scope.relations).set(alias, relation) };
}

function readTable(range: NodeOf<'RangeVar'>, reading: Reading, conditions: readonly Node[]): void {
  const { scope } = reading;
  const name = range.relname ?? '';
  const alias = range.alias?.aliasname ?? name;
  const derived = range.schemaname === undefined ? scope.derived.get(name) : undefined;
  if (derived !== undefined) return addSource(reading, alias, () => derived.code, derived.columns);
  const table = range.schemaname === undefined || range.schemaname === 'public' ? name : `${range.schemaname}.${name}`;
  const columns = scope.schema.columnsOf(table);
  if (columns === undefined) {
    throw new UnsupportedSqlError(`A subquery on ${table} is not compiled. Only tables of the schema public can be read.`);
  }
  scope.uses.tables.add(table);
  const equal = equalities(conditions, { alias, table, columns }, scope);
  addSource(reading, alias, () => `sql.rows(${[quoteString(table), ...equal].join(', ')})`, columns, table);
}

function readFunction(range: NodeOf<'RangeFunction'>, reading: Reading): void {
  const { scope } = reading;
  const call = assertKind('FuncCall', assertKind('List', range.functions?.[0])?.items?.[0]);
  const name = namesIn(call?.funcname).filter((part) => part !== 'pg_catalog');
  const alias = range.alias?.aliasname ?? name.at(-1) ?? '';
  const column = namesIn(range.alias?.colnames).at(0) ?? alias;
  if (call === undefined || (range.functions ?? []).length > 1 || range.ordinality === true) {
    throw new UnsupportedSqlError('This use of functions in from is not compiled. Select from one function, without ordinality.');
  }
  const own = scope.schema.findFunction(name.at(-2) ?? '', name.at(-1) ?? '');
  if (own !== undefined && own.isSet) {
    // `returns table` with one column gives rows, and its column keeps its name under an alias.
    const output = own.args.find(({ isTable }) => isTable)?.name;
    if (output !== undefined && namesIn(range.alias?.colnames).some((renamed) => renamed !== output))
      throw new UnsupportedSqlError(`Renaming the column of ${name.join('.')} is not compiled. Call it ${output}.`);
    const isOfRows = own.returnsKind === 'c' || output !== undefined;
    const columns = own.returnsKind === 'c' ? scope.schema.columnsOf(own.returns) : new Map([[output ?? column, own.returns]]);
    if (columns === undefined || own.returns === 'record')
      throw new UnsupportedSqlError(`Selecting from ${name.join('.')} is not compiled. Let it return setof a table.`);
    const args = (call.args ?? []).map((arg) => scope.compile(arg, scope).code);
    scope.uses.functions.add(`${own.schema}.${own.name}`);
    const called = `sql.call(${[quoteString(`${own.schema}.${own.name}`), ...args].join(', ')})`;
    const code = isOfRows ? `sql.elements(${called})` : `sql.elements(${called}, ${quoteString(column)})`;
    return addSource(reading, alias, () => code, columns);
  }
  const elements: Readonly<Record<string, string | undefined>> = { jsonb_array_elements: 'jsonb', unnest: undefined };
  if (name.length !== 1 || !((name[0] ?? '') in elements) || (call.args ?? []).length !== 1)
    throw new UnsupportedSqlError(
      `The function ${name.join('.')} in from is not compiled. Use unnest, jsonb_array_elements, or a function of your own.`,
    );
  const array = scope.compile(call.args?.[0], scope);
  const type = elements[name[0] ?? ''] ?? array.type.replace(/^_/, '');
  addSource(reading, alias, () => `sql.elements(${array.code}, ${quoteString(column)})`, new Map([[column, type]]));
}

/** Reads one item of a from clause; joins are flattened. */
export function readFrom(node: Node, reading: Reading, conditions = reading.conditions): void {
  const join = assertKind('JoinExpr', node);
  const range = assertKind('RangeVar', node);
  const subselect = assertKind('RangeSubselect', node);
  const call = assertKind('RangeFunction', node);
  if (join) readJoin(join, reading);
  else if (range) readTable(range, reading, conditions);
  else if (call) readFunction(call, reading);
  else if (subselect) {
    const select = assertKind('SelectStmt', subselect.subquery);
    if (select === undefined) throw new UnsupportedSqlError('A subquery must be a select.');
    const derived = reading.scope.select(select, reading.scope, namesIn(subselect.alias?.colnames));
    addSource(reading, subselect.alias?.aliasname ?? 'subquery', () => derived.code, derived.columns);
  } else throw new UnsupportedSqlError(`${kindOf(node)} in from is not compiled. Select from a table.`);
}

function readJoin(join: NodeOf<'JoinExpr'>, reading: Reading): void {
  const isLeft = join.jointype === 'JOIN_LEFT';
  if ((!isLeft && join.jointype !== 'JOIN_INNER') || join.usingClause !== undefined || join.isNatural === true) {
    throw new UnsupportedSqlError('Only inner and left joins with on are compiled. Turn a right join round.');
  }
  if (join.larg !== undefined) readFrom(join.larg, reading);
  if (join.rarg === undefined) return;
  if (!isLeft) return readFrom(join.rarg, reading);
  if (assertKind('JoinExpr', join.rarg) !== undefined)
    throw new UnsupportedSqlError('A left join with a join on its right side is not compiled. Join one table after the other.');
  readFrom(join.rarg, reading, join.quals === undefined ? [] : [join.quals]);
  const source = reading.sources.pop();
  if (source === undefined) return;
  const on = join.quals === undefined ? undefined : reading.scope.compile(join.quals, reading.scope).code;
  const matching = on === undefined ? source.rows : `${source.rows}.filter((${source.relation.variable}) => ${on} === true)`;
  const relation = { ...source.relation, isOuter: true };
  reading.sources.push({ ...source, relation, rows: `sql.outer(${matching})` });
  reading.scope = { ...reading.scope, relations: new Map(reading.scope.relations).set(source.alias, relation) };
}
