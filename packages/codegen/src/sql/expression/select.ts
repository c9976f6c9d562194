import { assertKind } from '../tree.ts';
import { equalTerms } from './equalities.ts';
import type { PrintResult } from './items.ts';
import { compileFirst, compileItems, isAggregated, isPlain, targetsOf } from './items.ts';
import type { Select } from './open.ts';
import { checkShape, openSelect, addCommonTables } from './open.ts';
import type { Compiled, Derived, Scope } from './scope.ts';
import { printKeyName, UnsupportedSqlError } from './scope.ts';

const isUnion = (select: Select): boolean => select.op !== undefined && select.op !== 'SETOP_NONE';

/** Compiles `exists (select …)`. */
export function compileExists(select: Select, outer: Scope): Compiled {
  if (isUnion(select) || !isPlain(select)) return { code: `${compileDerived(select, outer).code}.length > 0`, type: 'bool' };
  const { sources, condition } = openSelect(select, outer);
  const test = condition === undefined ? 'true' : `${condition} === true`;
  if (condition === undefined && sources.length === 1) return { code: `${sources[0]?.rows}.length > 0`, type: 'bool' };
  const code = sources.reduceRight((inner, source) => `${source.rows}.some((${source.relation.variable}) => ${inner})`, test);
  return { code, type: 'bool' };
}

interface Shaped<Result> {
  readonly shape: PrintResult;
  /** The additional result, available after printing. */
  readonly result: () => Result;
}

function oneColumn(): Shaped<string> {
  let type = 'unknown';
  return {
    result: () => type,
    shape: ([only, second]) => {
      if (only === undefined || second !== undefined)
        throw new UnsupportedSqlError('A subquery with several columns is not compiled here. Select one column.');
      ({ type } = only.value);
      return only.value.code;
    },
  };
}

/** An object for each row, or the row itself if a select returns all columns of its only table. */
function wholeRow(names: readonly string[]): Shaped<Derived['columns']> {
  let columns: Derived['columns'] = new Map();
  return {
    result: () => columns,
    shape: (targets, { sources }) => {
      const resultNames = targets.map((target, index) => names[index] ?? target.name);
      columns = new Map(targets.map(({ value }, index) => [resultNames[index] ?? '', value.type]));
      const relation = sources.length === 1 ? sources[0]?.relation : undefined;
      const own = [...(relation?.columns.keys() ?? [])];
      const isColumn = (index: number) =>
        targets[index]?.value.code === `${relation?.variable}.${own[index]}` && resultNames[index] === own[index];
      if (relation !== undefined && own.length === targets.length && own.every((_, index) => isColumn(index)))
        return relation.variable;
      return `{ ${targets.map(({ value }, index) => `${printKeyName(resultNames[index] ?? '')}: ${value.code}`).join(', ')} }`;
    },
  };
}

/** The values of a one-column select as an array. */
export function compileList(select: Select, outer: Scope): Compiled {
  if (isUnion(select)) {
    const { code, columns } = compileUnion(select, outer, ['value']);
    if (columns.size !== 1)
      throw new UnsupportedSqlError('A subquery with several columns is not compiled here. Select one column.');
    return { code: `${code}.map((entry) => entry.value)`, type: `_${columns.get('value')}` };
  }
  const { shape, result } = oneColumn();
  const code = compileItems(select, outer, shape);
  return { code, type: `_${result()}` };
}

/** The rows of a select as an array of objects; `names` are the columns' names in the result. */
export function compileDerived(select: Select, outer: Scope, names: readonly string[] = []): Derived {
  if (isUnion(select)) return compileUnion(select, outer, names);
  const { shape, result } = wholeRow(names);
  const code = compileItems(select, outer, shape);
  return { code, columns: result() };
}

function compileUnion(select: Select, outer: Scope, names: readonly string[]): Derived {
  if (select.op !== 'SETOP_UNION' || select.sortClause !== undefined || select.limitCount !== undefined)
    throw new UnsupportedSqlError(
      'intersect, except, and a union with order by or limit are not compiled. Use or, and, not, or put the union into a subquery.',
    );
  const { larg, rarg } = select;
  if (larg === undefined || rarg === undefined) throw new UnsupportedSqlError('A union needs two selects.');
  const scope = addCommonTables(select, outer);
  const left = compileDerived(larg, scope, names);
  const right = compileDerived(rarg, scope, [...left.columns.keys()]);
  const all = `[...${left.code}, ...${right.code}]`;
  return { code: select.all === true ? all : `sql.distinct(${all})`, columns: left.columns };
}

/** Whether a select returns at most one row for any data. */
function isOneRow(select: Select, outer: Scope): boolean {
  if (isAggregated(select)) return select.groupClause === undefined;
  if (assertKind('A_Const', select.limitCount)?.ival?.ival === 1) return true;
  const { sources, conditions } = openSelect(select, outer);
  const [source, second] = sources;
  if (source === undefined) return true;
  const { table, columns } = source.relation;
  if (second !== undefined || table === undefined) return false;
  const fixed = new Set(equalTerms(conditions, { alias: source.alias, columns }).map(({ column }) => column));
  return outer.schema.uniqueKeysOf(table).some((key) => key.every((name) => fixed.has(name)));
}

function assertOneRow(select: Select, outer: Scope, place: 'subquery' | 'function'): void {
  if (!isUnion(select) && isOneRow(select, outer)) return;
  throw new UnsupportedSqlError(
    `The ${place} may find more than one row, and which one counts is open. Fix a unique key with =, add order by and limit 1, or use exists or in.`,
  );
}

/** Compiles a select used as one value; `null` if it has no row. */
export function compileScalar(select: Select, outer: Scope, place: 'subquery' | 'function'): Compiled {
  if ((select.fromClause ?? []).length === 0 && select.whereClause === undefined && isPlain(select) && !isUnion(select)) {
    checkShape(select);
    const [only, second] = targetsOf(select, addCommonTables(select, outer));
    if (only === undefined || second !== undefined)
      throw new UnsupportedSqlError('A row as a value is not compiled. Select one column.');
    return only.value;
  }
  assertOneRow(select, outer, place);
  const { shape, result } = oneColumn();
  return { ...compileFirst(select, outer, shape), type: result() };
}

/** Compiles a select used as one row; `null` if it has none. */
export function compileRow(select: Select, outer: Scope, names: readonly string[]): string {
  assertOneRow(select, outer, 'function');
  return compileFirst(select, outer, wholeRow(names).shape).code;
}
