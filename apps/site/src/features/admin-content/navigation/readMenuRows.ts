import { getClient } from '../../../lib/backend/client.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { markDrafts } from '../list/markDrafts.ts';
import { storedLinks } from './menuLinks.ts';
import { menuPlaces } from './menuPlaces.ts';

/**
 * The menus of the site, with the number of their links.
 * @throws {ServiceError}
 */
export async function readMenuRows({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client
    .from('navigation_menu')
    .select('id, place, locale, links, status, version', { count: 'exact' })
    .in('place', Object.keys(menuPlaces) as ('header' | 'footer')[]);
  if (filters['locale']) request = request.eq('locale', filters['locale']);
  const { data, count } = await answerOf(
    request
      .order(order.column, { ascending: order.isAscending })
      .order('locale', { ascending: false })
      .range(from, to)
      .abortSignal(signal),
  );
  const menus = data.map(({ links, ...menu }) => ({ ...menu, count: storedLinks(links).length }));
  return { rows: await markDrafts('navigation_menu', menus, signal), count: count ?? data.length };
}

export type MenuRow = Awaited<ReturnType<typeof readMenuRows>>['rows'][number];
