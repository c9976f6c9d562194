import { getContent } from '../../lib/backend/content.ts';
import { assertComplete } from '../../lib/remote/assertComplete.ts';
import { PAGE_SIZE, type Board } from './Board.ts';
import type { BoardQuery } from './boardQuery.ts';
import { COLUMNS, entryOf } from './entryOf.ts';
import { ranksToDraw } from './ranksToDraw.ts';

/** The database column of each heading; a rank grows as the return falls. */
const SORTED = { return: 'rank', profit: 'profit_cents', size: 'size_cents', won: 'wins' } as const;
/** PostgREST's error for a page after the last one. */
const NO_SUCH_PAGE = 'PGRST103';

/**
 * Reads a page of the ranking; a page after the last one falls back to the first.
 * @throws if the backend does not respond, or responds with another shape
 */
export async function readBoard(query: BoardQuery): Promise<Board> {
  const content = await getContent();
  const { period, sizeCents, sort } = query;
  const isAscending = sort.direction === 'ascending';
  const from = (query.page - 1) * PAGE_SIZE;
  let page = content
    .from('leaderboard_entries')
    .select(COLUMNS, { count: 'exact' })
    .eq('period', period)
    .order(SORTED[sort.column], { ascending: isAscending !== (sort.column === 'return') })
    .order('rank')
    .range(from, from + PAGE_SIZE - 1);
  if (sizeCents !== null) page = page.eq('size_cents', sizeCents);
  const { data, count, error } = await page;
  if (error?.code === NO_SUCH_PAGE && query.page > 1) return readBoard({ ...query, page: 1 });
  if (error) throw error;
  return assertComplete({
    entries: data.map((row) => entryOf(row, sizeCents !== null)),
    count: count ?? data.length,
    page: query.page,
    asOf: data[0]?.as_of ?? null,
    returns: await readReturns(query, count ?? data.length),
  });
}

async function readReturns({ period, sizeCents }: BoardQuery, count: number): Promise<number[]> {
  const content = await getContent();
  const ranks = ranksToDraw(count);
  if (ranks.length === 0) return [];
  const table = content.from('leaderboard_entries').select('return_bps').eq('period', period);
  const asked =
    sizeCents === null
      ? table.in('rank', ranks).order('rank', { ascending: false })
      : table.eq('size_cents', sizeCents).in('size_rank', ranks).order('size_rank', { ascending: false });
  const { data } = await asked.throwOnError();
  return data.map(({ return_bps }) => return_bps / 100);
}
