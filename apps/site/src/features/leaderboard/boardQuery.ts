import type { Database } from '@duneline/specs/database';
import { catalogue } from '@duneline/specs/site';

export type Period = Database['public']['Enums']['leaderboard_period'];

/** The ranking's URL parameters. */
export interface BoardQuery {
  readonly period: Period;
  /** `null` for all sizes. */
  readonly sizeCents: number | null;
  readonly sort: { readonly column: SortColumn; readonly direction: 'ascending' | 'descending' };
  /** 1-based. */
  readonly page: number;
}

export const PATH = '/leaderboard';
export const periods = ['week', 'month', 'all-time'] as const satisfies readonly Period[];
/** Every size on sale, smallest first. */
export const sizes: readonly number[] = [
  ...new Set(catalogue.programs.flatMap(({ tiers }) => tiers.map(({ sizeCents }) => sizeCents))),
].toSorted((one, other) => one - other);
const sortColumns = ['return', 'profit', 'size', 'won'] as const;
type SortColumn = (typeof sortColumns)[number];

export const firstQuery: BoardQuery = {
  period: 'month',
  sizeCents: null,
  sort: { column: 'return', direction: 'descending' },
  page: 1,
};

/** Reads `?period=`, `?size=` (dollars), `?sort=`, `?order=` and `?page=`; invalid values are ignored. */
export function readQuery(search: URLSearchParams): BoardQuery {
  const page = Number(search.get('page') ?? 1);
  const sizeCents = Number(search.get('size') ?? 0) * 100;
  return {
    period: periods.find((one) => one === search.get('period')) ?? firstQuery.period,
    sizeCents: sizes.includes(sizeCents) ? sizeCents : null,
    sort: {
      column: sortColumns.find((one) => one === search.get('sort')) ?? firstQuery.sort.column,
      direction: search.get('order') === 'ascending' ? 'ascending' : 'descending',
    },
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The URL of the ranking for a query, in canonical form. */
export function addressOf({ period, sizeCents, sort, page }: BoardQuery): string {
  const search = new URLSearchParams();
  if (period !== firstQuery.period) search.set('period', period);
  if (sizeCents !== null) search.set('size', String(sizeCents / 100));
  if (sort.column !== firstQuery.sort.column) search.set('sort', sort.column);
  if (sort.direction !== firstQuery.sort.direction) search.set('order', sort.direction);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `${PATH}?${text}` : PATH;
}
