import { getClient } from '../../lib/backend/client.ts';
import { answerOf } from '../../lib/query/answerOf.ts';

/** A figure of the overview: the link to its list, and the counted rows. */
const sources = [
  { id: 'duePayouts', section: 'payouts', table: 'payouts', status: 'requested' },
  { id: 'approvedPayouts', section: 'payouts', table: 'payouts', status: 'approved' },
  { id: 'documents', section: 'kyc', table: 'kyc_documents', status: 'pending' },
  { id: 'tickets', section: 'tickets', table: 'tickets', status: 'open' },
  { id: 'affiliates', section: 'affiliates', table: 'affiliates', status: 'pending' },
  { id: 'unpaidOrders', section: 'orders', table: 'orders', status: 'pending' },
  { id: 'paidOrders', section: 'orders', table: 'orders', status: 'paid' },
] as const;

export type FigureId = (typeof sources)[number]['id'];

/**
 * Pending decisions and sales.
 * @throws {ServiceError}
 */
export async function readFigures() {
  return Promise.all(sources.map(readFigure));
}

async function readFigure(source: (typeof sources)[number]) {
  const client = await getClient();
  if (source.table === 'payouts') {
    // Including the total amount, up to the maximum number of rows in one response; there are rarely more pending ones.
    const { data, count } = await answerOf(
      client.from('payouts').select('amount_cents', { count: 'exact' }).eq('status', source.status),
    );
    const isWhole = count === null || count === data.length;
    const cents = isWhole ? data.reduce((sum, { amount_cents }) => sum + amount_cents, 0) : null;
    return { ...source, count: count ?? data.length, cents };
  }
  const { count } = await answerOf(
    client.from(source.table).select('id', { count: 'exact', head: true }).eq('status', source.status),
  );
  return { ...source, count: count ?? 0, cents: null };
}
