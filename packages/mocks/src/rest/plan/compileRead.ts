import type { Row } from '@duneline/specs/contract';
import type { Session } from '../../session/Session.ts';
import { PgError } from '../../sql/PgError.ts';
import { compileJoin } from '../embed/join.ts';
import { compileColumns } from './compileColumns.ts';
import { compileSort } from './compileSort.ts';
import { assertGroupable, groupRows } from './grouping.ts';
import { convertTimeZone } from './convertTimeZone.ts';
import type { Embed, JoinedRow, OutputColumn, Reader } from './Reader.ts';
import type { EmbedPlan, ReadPlan } from './ReadPlan.ts';
import { isSpread } from './ReadPlan.ts';
import { compileWhere } from './where.ts';

/**
 * Compiles a plan and resolves all names, so that unknown names are errors even without rows. Depth 0 is the request's own table.
 * @throws PGRST120 and PgError 2201X, 22P02, 42703, 42704, 42803, 42883
 */
export function compileRead(session: Session, plan: ReadPlan, maxRows: number, depth = 0, isHoisted = false): Reader {
  if (plan.offset < 0) throw new PgError('2201X', 'OFFSET must not be negative');
  const embeds = plan.embeds.map((embed, at) => compileEmbed(session, embed, at, maxRows, depth + 1));
  const { isMatch, isJoined } = compileWhere(session, plan, embeds);
  const columns = compileColumns(session, plan, embeds);
  const hasGroups = !isHoisted && columns.some(({ aggregate }) => aggregate !== null);
  if (hasGroups) assertGroupable(plan, columns);
  const sort = compileSort(session, plan, embeds, hasGroups, depth);
  const limit = Math.min(plan.limit ?? maxRows, maxRows);
  const page = <Item>(items: readonly Item[]): readonly Item[] => items.slice(plan.offset, plan.offset + limit);
  // A spread column keeps its stored form until it is embedded.
  const zone = isHoisted ? 'UTC' : session.time.zone;
  const shape = (valueOf: (column: OutputColumn) => unknown): Row =>
    Object.fromEntries(columns.map((column) => [column.name, convertTimeZone(valueOf(column), column.type, zone)]));
  const finish = (rows: readonly JoinedRow[]): readonly Row[] => {
    if (hasGroups) {
      const groups = sort(groupRows(session.sql, columns, rows), ({ first }) => first);
      return page(groups).map(({ first, items }) =>
        shape(({ read, aggregate }) => (aggregate === null ? read(first) : aggregate(items.map(read)))),
      );
    }
    const itself = (joined: JoinedRow): JoinedRow => joined;
    // A spread list is ordered after its limit is applied.
    const ordered = isSpreadList(plan) ? sort(page(rows), itself) : page(sort(rows, itself));
    return ordered.map((joined) => shape(({ read }) => read(joined)));
  };
  return {
    columns,
    isMatch,
    hasCounterparts: (joined) => isJoined(joined, false),
    isCounted: (joined) => isJoined(joined, true),
    finish,
    isPlain: plan.limit === null && plan.offset === 0 && !hasGroups && embeds.every((embed) => embed.isPlain),
  };
}

/** Joins the matching rows with their embeds and drops those that lack a required one. */
export function joinRows(reader: Reader, rows: readonly Row[]): readonly JoinedRow[] {
  return rows.map((row): JoinedRow => ({ row, embedded: [] })).filter(reader.hasCounterparts);
}

function compileEmbed(session: Session, plan: EmbedPlan, at: number, maxRows: number, depth: number): Embed {
  const { name, columns: ownColumns } = plan.relation;
  // The alias in PostgREST's SQL, which appears in Postgres' messages.
  const alias = plan.relationship.junction === null ? `${name}_${depth}` : name;
  const aliased = { ...plan, relation: { name: alias, columns: ownColumns } };
  const reader = compileRead(session, aliased, maxRows, depth, isSpread(plan));
  const { columns, isMatch, isCounted, isPlain } = reader;
  const join = compileJoin(session, plan.relationship);
  const rowsOf = (joined: JoinedRow): readonly Row[] =>
    (joined.embedded[at] ??= reader.finish(joinRows(reader, join(joined.row).filter(isMatch))));
  const hasCounted = ({ row }: JoinedRow): boolean =>
    join(row).some((other) => isMatch(other) && isCounted({ row: other, embedded: [] }));
  const hasRows = (joined: JoinedRow, isCounting: boolean): boolean =>
    isCounting || isPlain ? hasCounted(joined) : rowsOf(joined).length > 0;
  return { plan, columns, rowsOf, hasRows, isPlain };
}

function isSpreadList(plan: ReadPlan | EmbedPlan): boolean {
  return 'isSpread' in plan && plan.isSpread && !isSpread(plan);
}
