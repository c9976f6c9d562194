import type { Session } from '../../session/Session.ts';
import { comparatorOf } from '../../sql/comparators.ts';
import type { Comparator } from '../../sql/comparators.ts';
import { PgError } from '../../sql/PgError.ts';
import { resolveField } from '../field.ts';
import type { Relation } from '../field.ts';
import type { OrderTerm } from '../Query.ts';
import { assertGrouped } from './grouping.ts';
import type { Embed, JoinedRow } from './Reader.ts';
import type { ReadPlan } from './ReadPlan.ts';

/** A stable sort of items by their rows. */
export type Sort = <Item>(items: readonly Item[], joinedOf: (item: Item) => JoinedRow) => readonly Item[];

interface SortKey {
  readonly read: (joined: JoinedRow) => unknown;
  readonly compare: Comparator;
}

/** Compiles `order=`. @throws PgError 42703, 42803, and 42883 for types without an order */
export function compileSort(session: Session, plan: ReadPlan, embeds: readonly Embed[], hasGroups: boolean, depth: number): Sort {
  if (plan.order.length === 0) return (items) => items;
  const keys = plan.order.map((term) => compileKey(session, plan, embeds, term, depth));
  if (hasGroups) plan.order.forEach((term) => assertGrouped(plan, embeds, term));
  return (items, joinedOf) => {
    const keyed = items.map((item) => {
      const joined = joinedOf(item);
      return { item, values: keys.map(({ read }) => read(joined)) };
    });
    keyed.sort((left, right) => {
      for (const [at, { compare }] of keys.entries()) {
        const order = compare(left.values[at], right.values[at]);
        if (order !== 0) return order;
      }
      return 0;
    });
    return keyed.map(({ item }) => item);
  };
}

function compileKey(session: Session, plan: ReadPlan, embeds: readonly Embed[], term: OrderTerm, depth: number): SortKey {
  const { relation } = term;
  const embed = relation === null ? undefined : embeds.find(({ plan: { key } }) => key === relation);
  const source =
    embed === undefined ? plan.relation : outputOf(embed, `${plan.table?.name ?? plan.relation.name}_${relation}_${depth + 1}`);
  const { type, read } = resolveField(source, term.field);
  if (type === 'json') {
    const hint = 'Use an explicit ordering operator or modify the query.';
    throw new PgError('42883', 'could not identify an ordering operator for type json', null, hint);
  }
  const compare = directed(comparatorOf(type, session.project.spec.enums), term);
  if (embed === undefined) return { read: ({ row }) => read(row), compare };
  return {
    read: (joined) => {
      const [row] = embed.rowsOf(joined);
      return row === undefined ? null : read(row);
    },
    compare,
  };
}

function directed(compare: Comparator, { isDescending, isNullsFirst }: OrderTerm): Comparator {
  return (left, right) => {
    if (left === null || right === null) return left === right ? 0 : (left === null) === isNullsFirst ? -1 : 1;
    return isDescending ? compare(right, left) : compare(left, right);
  };
}

/** The output of an embedded resource, with its alias in PostgREST's SQL. */
function outputOf({ columns }: Embed, name: string): Relation {
  return { name, columns: columns.map((column) => ({ name: column.name, type: column.type, isNullable: true })) };
}
