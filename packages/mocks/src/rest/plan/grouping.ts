import type { Sql } from '@duneline/specs/contract';
import { PgError } from '../../sql/PgError.ts';
import type { OrderTerm } from '../Query.ts';
import { isBareCount } from './compileItem.ts';
import type { Embed, JoinedRow, OutputColumn } from './Reader.ts';
import type { ReadPlan } from './ReadPlan.ts';
import { isSpread } from './ReadPlan.ts';

/** Rows with equal values in the columns that are not aggregated. */
export interface RowGroup {
  readonly first: JoinedRow;
  readonly items: readonly JoinedRow[];
}

/** Groups rows. Without group columns there is exactly one group, possibly empty. */
export function groupRows(sql: Sql, columns: readonly OutputColumn[], rows: readonly JoinedRow[]): readonly RowGroup[] {
  const keys = columns.filter(({ aggregate }) => aggregate === null);
  if (keys.length === 0) return [{ first: rows[0] ?? { row: {}, embedded: [] }, items: rows }];
  return sql.group(rows, (joined) => keys.map(({ groupBy }) => groupBy(joined)));
}

/** @throws PgError 42803 for a plain `count` beside other columns, 42883 for a `json` column, which has no equality */
export function assertGroupable(plan: ReadPlan, columns: readonly OutputColumn[]): void {
  const keys = columns.filter(({ aggregate }) => aggregate === null);
  const [key] = keys;
  const isBare = plan.items.some((item) => item.kind === 'field' && isBareCount(plan.relation, item));
  if (isBare && key !== undefined) throw ungrouped(plan.relation.name, key.name);
  if (keys.some(({ type }) => type === 'json')) {
    throw new PgError('42883', 'could not identify an equality operator for type json');
  }
}

/** @throws PgError 42803 if grouped rows are ordered by a column that is not grouped */
export function assertGrouped(plan: ReadPlan, embeds: readonly Embed[], term: OrderTerm): void {
  const { relation, field } = term;
  if (relation !== null) {
    const embed = embeds.find((one) => one.plan.key === relation);
    const isLiftedKey = embed?.columns.some(({ name, aggregate }) => name === field.column && aggregate === null) === true;
    if (embed !== undefined && isSpread(embed.plan) && isLiftedKey) return;
    throw ungrouped(relation, field.column);
  }
  const isPrimaryKey = plan.table?.primaryKey.every((column) => isGroupedBy(plan, { column, steps: [] })) === true;
  if (isGroupedBy(plan, field) || (isPrimaryKey && plan.table?.primaryKey.length !== 0)) return;
  throw ungrouped(plan.relation.name, field.column);
}

function isGroupedBy(plan: ReadPlan, field: OrderTerm['field']): boolean {
  return plan.items.some((item) => {
    if (item.kind === 'all') return true;
    const isSame = item.field.column === field.column && JSON.stringify(item.field.steps) === JSON.stringify(field.steps);
    const isRaw = item.cast === null || (item.alias === null && field.steps.length === 0);
    return isSame && isRaw && item.aggregate === null;
  });
}

function ungrouped(relation: string, column: string): PgError {
  const message = `column "${relation}.${column}" must appear in the GROUP BY clause or be used in an aggregate function`;
  return new PgError('42803', message);
}
