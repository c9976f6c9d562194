import type { Session } from '../../session/Session.ts';
import { isToOne } from '../embed/Relationship.ts';
import { compileItem } from './compileItem.ts';
import type { Embed, OutputColumn } from './Reader.ts';
import type { EmbedPlan, ReadPlan } from './ReadPlan.ts';
import { isFilterOnly, isSpread } from './ReadPlan.ts';

/** Compiles the output columns of a resource: its own, then those of its embeds. @throws PgError 42703, 42704, 42883 */
export function compileColumns(session: Session, plan: ReadPlan, embeds: readonly Embed[]): readonly OutputColumn[] {
  const { relation } = plan;
  const items = isBare(plan) ? [{ kind: 'all' } as const] : plan.items;
  const own = items.flatMap((item) => (item.kind === 'all' ? everyColumn(relation) : [compileItem(session, relation, item)]));
  return [...own, ...embeds.flatMap(columnsOf)];
}

/** An empty select means all columns: they may be needed for the order, and at the top level they are the result. */
function isBare(plan: ReadPlan | EmbedPlan): boolean {
  const isSpreadEmbed = 'isSpread' in plan && plan.isSpread;
  return !isSpreadEmbed && plan.items.length === 0 && plan.embeds.length === 0;
}

function everyColumn({ columns }: ReadPlan['relation']): readonly OutputColumn[] {
  return columns.map(({ name, type }) => {
    const read: OutputColumn['read'] = ({ row }) => row[name] ?? null;
    return { name, type, read, groupBy: read, aggregate: null };
  });
}

function columnsOf({ plan, columns, rowsOf }: Embed): readonly OutputColumn[] {
  if (isSpread(plan)) {
    return columns.map(({ name, type, aggregate }) => {
      const read: OutputColumn['read'] = (joined) => rowsOf(joined)[0]?.[name] ?? null;
      return { name, type, read, groupBy: read, aggregate };
    });
  }
  if (plan.isSpread)
    return columns.map(({ name }) => jsonColumn(name, (joined) => rowsOf(joined).map((row) => row[name] ?? null)));
  if (isFilterOnly(plan)) return [];
  const isSingle = isToOne(plan.relationship);
  return [jsonColumn(plan.key, (joined) => (isSingle ? (rowsOf(joined)[0] ?? null) : rowsOf(joined)))];
}

function jsonColumn(name: string, read: OutputColumn['read']): OutputColumn {
  return { name, type: 'jsonb', read, groupBy: read, aggregate: null };
}
