import { assertKind, namesIn } from '../tree.ts';
import { containsAggregate } from './aggregates.ts';
import type { OpenedSelect, Select } from './open.ts';
import { openSelect } from './open.ts';
import { sortOf } from './order.ts';
import type { Compiled, Scope } from './scope.ts';

/** A result column. */
export interface Target {
  readonly name: string;
  readonly value: Compiled;
}

/** The columns of a select, in its own scope. */
export function targetsOf(select: Select, scope: Scope): Target[] {
  return (select.targetList ?? []).map((node) => {
    const target = assertKind('ResTarget', node);
    const call = assertKind('FuncCall', target?.val)?.funcname;
    const name = target?.name ?? namesIn(assertKind('ColumnRef', target?.val)?.fields ?? call).at(-1) ?? '?column?';
    return { name, value: scope.compile(target?.val, scope) };
  });
}

/** Whether the select groups rows. */
export const isAggregated = (select: Select): boolean =>
  select.groupClause !== undefined || select.havingClause !== undefined || (select.targetList ?? []).some(containsAggregate);

/** Whether the select returns one result per combination of rows, in any order. */
export const isPlain = (select: Select): boolean =>
  !isAggregated(select) &&
  [select.sortClause, select.distinctClause, select.limitCount, select.limitOffset].every((part) => part === undefined);

/** Prints a value as the body of an arrow function. */
const asBody = (code: string): string => (code.startsWith('{') ? `(${code})` : code);

/** Prints loops over the sources; `item` is the code of each combination's result. */
function loop({ sources, condition }: Pick<OpenedSelect, 'sources' | 'condition'>, item: string): string {
  const [first, ...rest] = sources;
  if (first === undefined) return condition === undefined ? `[${item}]` : `(${condition} === true ? [${item}] : [])`;
  const { variable } = first.relation;
  if (rest.length === 0) {
    const kept = condition === undefined ? first.rows : `${first.rows}.filter((${variable}) => ${condition} === true)`;
    return item === variable ? kept : `${kept}.map((${variable}) => ${asBody(item)})`;
  }
  const inner = condition === undefined ? `[${item}]` : `${condition} === true ? [${item}] : []`;
  return sources.reduceRight((code, source) => `${source.rows}.flatMap((${source.relation.variable}) => ${code})`, inner);
}

/** Code of a list, and of the parameter for one of its items. */
interface Stream {
  readonly code: string;
  readonly item: string;
}

const mapped = ({ code, item }: Stream, to: string): string => (item === to ? code : `${code}.map((${item}) => ${asBody(to)})`);

/** The rows of the sources: the only source's rows, or an object with one member per source. */
function tuples({ sources, condition }: OpenedSelect): Stream {
  const variables = sources.map((source) => source.relation.variable);
  const item = variables.length === 1 ? (variables[0] ?? '') : `{ ${variables.join(', ')} }`;
  if (variables.length === 0) return { code: loop({ sources, condition }, '{}'), item: '' };
  return { code: loop({ sources, condition }, item), item };
}

interface Grouped extends Stream {
  /** The scope of targets, having and order by. */
  readonly scope: Scope;
}

function grouped(select: Select, { scope }: OpenedSelect, rows: Stream, outer: Scope): Grouped {
  const variable = outer.group === undefined ? 'items' : `${outer.group.variable}_`;
  const keys = (select.groupClause ?? []).map((node) => scope.compile(node, scope).code);
  const inside = { ...scope, group: { variable, item: rows.item, scope } };
  const all = variable === 'items' ? variable : `items: ${variable}`;
  const groups: Grouped =
    keys.length === 0
      ? { code: `[{ items: ${rows.code} }]`, item: `{ ${all} }`, scope: inside }
      : {
          code: `sql.group(${rows.code}, (${rows.item}) => [${keys.join(', ')}])`,
          item: `{ first: ${rows.item}, ${all} }`,
          scope: inside,
        };
  if (select.havingClause === undefined) return groups;
  const having = inside.compile(select.havingClause, inside).code;
  return { ...groups, code: `${groups.code}.filter((${groups.item}) => ${having} === true)` };
}

/** Prints the code of one result. */
export type PrintResult = (targets: readonly Target[], opened: OpenedSelect) => string;

/** Compiles the items of a select, each printed by `shape`. */
export function compileItems(select: Select, outer: Scope, shape: PrintResult): string {
  const opened = openSelect(select, outer);
  if (isPlain(select)) return loop(opened, shape(targetsOf(select, opened.scope), opened));
  let stream: Grouped = { ...tuples(opened), scope: opened.scope };
  if (isAggregated(select)) stream = grouped(select, opened, stream, outer);
  const { scope } = stream;
  const distinct = select.distinctClause;
  const isDistinctOn = distinct !== undefined && Object.keys(distinct[0] ?? {}).length > 0;
  let { code } = stream;
  if (select.sortClause !== undefined) code = sortOf(code, stream.item, select.sortClause, scope);
  let { item } = stream;
  if (isDistinctOn) {
    const keys = distinct.map((node) => scope.compile(node, scope).code);
    code = `sql.group(${code}, (${item}) => [${keys.join(', ')}])`;
    item = `{ first: ${item} }`;
  }
  code = mapped({ code, item }, shape(targetsOf(select, scope), opened));
  if (distinct !== undefined && !isDistinctOn) code = `sql.distinct(${code})`;
  if (select.limitCount === undefined && select.limitOffset === undefined) return code;
  const bounds = [select.limitCount, select.limitOffset].map((node) =>
    node === undefined ? 'null' : outer.compile(node, outer).code,
  );
  return `sql.page(${[code, ...(bounds[1] === 'null' ? bounds.slice(0, 1) : bounds)].join(', ')})`;
}

/** Compiles the first item of a select; for an aggregate without groups, its only result. */
export function compileFirst(select: Select, outer: Scope, shape: PrintResult): Omit<Compiled, 'type'> {
  const others = [
    select.groupClause,
    select.havingClause,
    select.sortClause,
    select.distinctClause,
    select.limitCount,
    select.limitOffset,
  ];
  if (isAggregated(select) && others.every((part) => part === undefined)) {
    const opened = openSelect(select, outer);
    const rows = tuples(opened);
    const { scope } = grouped(select, opened, rows, outer);
    const item = shape(targetsOf(select, scope), opened);
    const group = new RegExp(`\\b${scope.group?.variable ?? ''}\\b`, 'g');
    if ([...item.matchAll(group)].length === 1) return { code: item.replace(group, () => rows.code) };
  }
  const beforeNull = `${compileItems(select, outer, shape)}[0]`;
  return { code: `(${beforeNull} ?? null)`, beforeNull };
}
