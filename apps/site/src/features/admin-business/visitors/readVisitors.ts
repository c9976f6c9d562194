import type { Database } from '@duneline/specs/database';
import { getClient } from '../../../lib/backend/client.ts';
import { limitToDays } from '../../../lib/data-table/limitToDays.ts';
import type { RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { answerOf } from '../../../lib/query/answerOf.ts';
import { containsText } from '../../../lib/query/containsText.ts';

export type ConsentChoice = Database['public']['Enums']['consent_choice'];
const consentChoices = ['accept-all', 'necessary-only', 'custom'] as const satisfies readonly ConsentChoice[];

/**
 * The choices in the cookie banner.
 * @throws {ServiceError}
 */
export async function readConsents({ filters, order, from, to, signal }: RowsRequest) {
  const client = await getClient();
  let request = client
    .from('consent_log')
    .select('id, visitor_id, version, choice, analytics, marketing, chosen_at', { count: 'exact' });
  const choice = consentChoices.find((one) => one === filters['status']);
  if (choice) request = request.eq('choice', choice);
  request = limitToDays(request, 'chosen_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? data.length };
}

export type ConsentRow = Awaited<ReturnType<typeof readConsents>>['rows'][number];

/**
 * Page views with consent.
 * @throws {ServiceError}
 */
export async function readViews({ filters, order, from, to, signal, isUncounted = false }: RowsRequest) {
  const client = await getClient();
  let request = client
    .from('tracking_events')
    .select(
      'id, session_id, page_path, referrer, time_on_page, scroll_depth, interactions, received_at',
      isUncounted ? {} : { count: 'exact' },
    );
  if (filters['q']) request = request.ilike('page_path', containsText(filters['q']));
  request = limitToDays(request, 'received_at', filters);
  const { data, count } = await answerOf(
    request.order(order.column, { ascending: order.isAscending }).order('id').range(from, to).abortSignal(signal),
  );
  return { rows: data, count: count ?? from + data.length };
}

export type ViewRow = Awaited<ReturnType<typeof readViews>>['rows'][number];
