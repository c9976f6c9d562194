import type { TableSpec } from '@duneline/specs/contract';
import type { Session } from '../../session/Session.ts';
import { assertGranted } from '../../security/policies.ts';
import type { Condition } from '../Query.ts';
import type { ReadPlan } from './ReadPlan.ts';

/** @throws PgError 42501 for the first table or column in the plan that the caller may not read */
export function assertReadable(session: Session, plan: ReadPlan): void {
  const all = plan.relation.columns.map(({ name }) => name);
  const columns = [
    ...plan.items.flatMap((item) => (item.kind === 'field' ? [item.field.column] : all)),
    ...(plan.items.length === 0 && plan.embeds.length === 0 ? all : []),
    ...plan.filters.flatMap(columnsIn),
    ...plan.order.flatMap((term) => (term.relation === null ? [term.field.column] : [])),
    ...plan.embeds.flatMap(({ relationship }) => relationship.columns.map(([from]) => from)),
  ];
  if (plan.table !== null) assertColumns(session, plan.table, columns);
  assertEmbeds(session, plan);
}

/** As `assertReadable`, for embedded tables only. */
export function assertEmbeds(session: Session, plan: ReadPlan): void {
  for (const embed of plan.embeds) {
    const { junction, columns, target } = embed.relationship;
    const ends = (junction?.columns ?? columns).map(([, to]) => to);
    assertColumns(session, target, ends);
    if (junction !== null) {
      const own = [...columns.map(([, to]) => to), ...junction.columns.map(([from]) => from)];
      assertColumns(session, junction.table, own);
    }
    assertReadable(session, embed);
  }
}

function assertColumns(session: Session, table: TableSpec, columns: readonly string[]): void {
  const isColumn = (name: string): boolean => table.columns.some((column) => column.name === name);
  assertGranted(table, session.role, 'select', columns.filter(isColumn));
}

function columnsIn(condition: Condition): readonly string[] {
  return condition.kind === 'test' ? [condition.field.column] : condition.terms.flatMap(columnsIn);
}
