import type { Node, NodeOf } from '../tree.ts';
import { as, kindOf, namesIn } from '../tree.ts';
import type { Compiled, Relation, Scope } from './scope.ts';
import { keyOf, quote, Refusal, variableFor } from './scope.ts';

type Select = NodeOf<'SelectStmt'>;

interface Source {
  readonly relation: Relation;
  readonly alias: string;
}

const refused: readonly (readonly [keyof Select, string])[] = [
  ['groupClause', 'group by'],
  ['havingClause', 'having'],
  ['sortClause', 'order by'],
  ['limitCount', 'limit'],
  ['limitOffset', 'offset'],
  ['withClause', 'with (a common table expression)'],
  ['windowClause', 'window'],
  ['distinctClause', 'distinct'],
  ['lockingClause', 'for update'],
  ['valuesLists', 'values'],
];

function checkShape(select: Select): void {
  if (select.op !== undefined && select.op !== 'SETOP_NONE')
    throw new Refusal('union, intersect and except are not compiled. Use or, and, not.');
  for (const [part, words] of refused) {
    if (select[part] === undefined) continue;
    throw new Refusal(`A subquery with ${words} is not compiled. Use a plain select … from … where, in exists or in.`);
  }
}

/** Tables of the from clause, inner joins flattened; join conditions are added to `conditions`. */
function readFrom(node: Node, scope: Scope, conditions: Node[]): Source[] {
  const join = as('JoinExpr', node);
  if (join) {
    if (join.jointype !== 'JOIN_INNER' || join.usingClause !== undefined || join.isNatural === true) {
      throw new Refusal('Only inner joins with on are compiled. Use exists for the other table.');
    }
    const sources = [join.larg, join.rarg].flatMap((side) => (side === undefined ? [] : readFrom(side, scope, conditions)));
    if (join.quals !== undefined) conditions.push(join.quals);
    return sources;
  }
  const range = as('RangeVar', node);
  if (range === undefined) throw new Refusal(`${kindOf(node)} in from is not compiled. Select from a table.`);
  const table = range.relname ?? '';
  const columns = range.schemaname === undefined || range.schemaname === 'public' ? scope.schema.columnsOf(table) : undefined;
  if (columns === undefined) {
    const name = [range.schemaname, table].filter(Boolean).join('.');
    throw new Refusal(`A subquery on ${name} is not compiled. Only tables of the schema public can be read.`);
  }
  scope.uses.tables.add(table);
  const alias = range.alias?.aliasname ?? table;
  return [{ alias, relation: { table, variable: variableFor(alias), columns } }];
}

interface Opened {
  readonly sources: readonly Source[];
  readonly scope: Scope;
  readonly condition: string | undefined;
  readonly conditions: readonly Node[];
}

function open(select: Select, outer: Scope): Opened {
  checkShape(select);
  const conditions: Node[] = [];
  const sources = (select.fromClause ?? []).flatMap((node) => readFrom(node, outer, conditions));
  if (select.whereClause !== undefined) conditions.push(select.whereClause);
  const relations = new Map(outer.relations);
  const variables = new Set([...outer.relations.values()].map((relation) => relation.variable));
  const distinct = sources.map(({ alias, relation }) => {
    let variable = relation.variable;
    while (variables.has(variable)) variable = `${variable}_`;
    variables.add(variable);
    return { alias, relation: { ...relation, variable } };
  });
  for (const { alias, relation } of distinct) relations.set(alias, relation);
  const only = distinct.length === 1 ? distinct[0] : undefined;
  if (only !== undefined) relations.set('', only.relation);
  const scope = { ...outer, relations };
  const all: Node = { BoolExpr: { boolop: 'AND_EXPR', args: conditions } };
  const whole = conditions.length > 1 ? all : conditions[0];
  const condition = whole === undefined ? undefined : scope.compile(whole, scope).code;
  return { sources: distinct, scope, condition, conditions };
}

const rowsOf = (source: Source): string => `sql.rows(${quote(source.relation.table)})`;

/** `exists (select …)`. */
export function compileExists(select: Select, outer: Scope): Compiled {
  const { sources, condition } = open(select, outer);
  const test = condition === undefined ? 'true' : `${condition} === true`;
  if (sources.length === 0) return { code: test, type: 'bool' };
  const code = sources.reduceRight((inner, source) => `${rowsOf(source)}.some((${source.relation.variable}) => ${inner})`, test);
  return {
    code: condition === undefined && sources.length === 1 ? `${rowsOf(sources[0] as Source)}.length > 0` : code,
    type: 'bool',
  };
}

function targetsOf(select: Select, scope: Scope): { readonly name: string; readonly value: Compiled }[] {
  return (select.targetList ?? []).map((node) => {
    const target = as('ResTarget', node);
    const name = target?.name ?? namesIn(as('ColumnRef', target?.val)?.fields).at(-1) ?? '?column?';
    return { name, value: scope.compile(target?.val, scope) };
  });
}

function listCode({ sources, condition }: Opened, item: string): string {
  const [first, ...rest] = sources;
  if (first === undefined) return condition === undefined ? `[${item}]` : `(${condition} === true ? [${item}] : [])`;
  const whole = rest.length === 0 && item === first.relation.variable;
  const { variable } = first.relation;
  if (rest.length === 0) {
    const kept = condition === undefined ? rowsOf(first) : `${rowsOf(first)}.filter((${variable}) => ${condition} === true)`;
    return whole ? kept : `${kept}.map((${variable}) => ${item})`;
  }
  const inner = condition === undefined ? `[${item}]` : `${condition} === true ? [${item}] : []`;
  return sources.reduceRight((code, source) => `${rowsOf(source)}.flatMap((${source.relation.variable}) => ${code})`, inner);
}

/** The values of a one-column select as an array. */
export function compileList(select: Select, outer: Scope): Compiled {
  const opened = open(select, outer);
  const targets = targetsOf(select, opened.scope);
  const [only] = targets;
  if (only === undefined || targets.length > 1)
    throw new Refusal('A subquery with several columns is not compiled here. Select one column.');
  return { code: listCode(opened, only.value.code), type: `_${only.value.type}` };
}

/** The rows of a select as an array of objects; `names` are the columns' names in the result. */
export function compileRows(select: Select, outer: Scope, names: readonly string[] | undefined): Compiled {
  const opened = open(select, outer);
  const targets = targetsOf(select, opened.scope);
  const source = opened.sources.length === 1 ? opened.sources[0] : undefined;
  const columns = source === undefined ? [] : [...source.relation.columns.keys()];
  const resultNames = targets.map((target, index) => names?.[index] ?? target.name);
  const isWhole =
    source !== undefined &&
    columns.length === targets.length &&
    targets.every(
      (target, i) =>
        target.value.code.startsWith(source.relation.variable) && columns[i] === target.name && resultNames[i] === target.name,
    );
  if (isWhole) return { code: listCode(opened, source.relation.variable), type: 'record' };
  const fields = targets.map((target, index) => `${keyOf(resultNames[index] ?? target.name)}: ${target.value.code}`);
  return { code: listCode(opened, `({ ${fields.join(', ')} })`), type: 'record' };
}

/** Columns that the condition fixes with `=`, so that a unique key among them means at most one row. */
function fixedColumns(nodes: readonly Node[], source: Source): Set<string> {
  const fixed = new Set<string>();
  for (const node of nodes) {
    const bool = as('BoolExpr', node);
    if (bool?.boolop === 'AND_EXPR') for (const name of fixedColumns(bool.args ?? [], source)) fixed.add(name);
    const operation = as('A_Expr', node);
    if (operation?.kind !== 'AEXPR_OP' || namesIn(operation.name).at(-1) !== '=') continue;
    const ownColumn = (side: Node | undefined) => {
      const names = namesIn(as('ColumnRef', side)?.fields);
      return names.length === 1 || names.at(-2) === source.alias ? names.at(-1) : undefined;
    };
    const { lexpr, rexpr } = operation;
    const isFree = (side: Node | undefined) =>
      as('ColumnRef', side) !== undefined || !JSON.stringify(side).includes('"ColumnRef"');
    const [left, right] = [ownColumn(lexpr), ownColumn(rexpr)];
    if (left !== undefined && right === undefined && isFree(rexpr)) fixed.add(left);
    if (right !== undefined && left === undefined && isFree(lexpr)) fixed.add(right);
  }
  return fixed;
}

/** A select used as one value; `null` where it has no row. */
export function compileScalar(select: Select, outer: Scope, place: 'subquery' | 'function'): Compiled {
  if ((select.fromClause ?? []).length === 0 && select.whereClause === undefined) {
    checkShape(select);
    const [only, second] = targetsOf(select, outer);
    if (only === undefined || second !== undefined) throw new Refusal('A row as a value is not compiled. Select one column.');
    return only.value;
  }
  const opened = open(select, outer);
  const [only, second] = targetsOf(select, opened.scope);
  const [source] = opened.sources;
  const fixed = source === undefined ? new Set<string>() : fixedColumns(opened.conditions, source);
  const isOne =
    source === undefined || outer.schema.uniqueKeysOf(source.relation.table).some((key) => key.every((name) => fixed.has(name)));
  if (opened.sources.length > 1 || !isOne) {
    throw new Refusal(
      `The ${place} may find more than one row, and which one counts is open. Fix a unique key with =, or use exists or in.`,
    );
  }
  if (only === undefined || second !== undefined) throw new Refusal('A row as a value is not compiled. Select one column.');
  return { code: `(${listCode(opened, only.value.code)}[0] ?? null)`, type: only.value.type };
}
