import { getClient } from '../../lib/backend/client.ts';
import { answerOf } from '../../lib/query/answerOf.ts';

/** A figure of the overview: the link to its list, and the counted rows. */
const sources = [
  { id: 'duePayouts', section: 'payouts', table: 'payouts', status: 'requested', isWaiting: true },
  { id: 'approvedPayouts', section: 'payouts', table: 'payouts', status: 'approved', isWaiting: false },
  { id: 'affiliatePayouts', section: 'affiliate-payouts', table: 'affiliate_payouts', status: 'requested', isWaiting: true },
  { id: 'documents', section: 'kyc', table: 'kyc_documents', status: 'pending', isWaiting: true },
  { id: 'tickets', section: 'tickets', table: 'tickets', status: 'open', isWaiting: true },
  { id: 'messages', section: 'messages', table: 'contact_messages', status: 'new', isWaiting: true },
  { id: 'affiliates', section: 'affiliates', table: 'affiliates', status: 'pending', isWaiting: true },
  { id: 'unpaidOrders', section: 'orders', table: 'orders', status: 'pending', isWaiting: false },
  { id: 'paidOrders', section: 'orders', table: 'orders', status: 'paid', isWaiting: false },
] as const;

export type FigureSource = (typeof sources)[number] & { /** Not the amounts. */ readonly isCountOnly?: true };
export type FigureId = FigureSource['id'];
/** A figure that waits for a decision, which the navigation shows too. */
export type WaitingSource = Extract<FigureSource, { readonly isWaiting: true }>;

/** Pending decisions and sales. */
export const figureSources: readonly FigureSource[] = sources;
export const waitingSources: readonly WaitingSource[] = sources
  .filter((source) => source.isWaiting)
  .map((source) => ({ ...source, isCountOnly: true }));

/** Whether rows are read for their amounts, not only counted. */
export const hasAmounts = (source: FigureSource): source is Extract<FigureSource, { readonly table: 'payouts' }> =>
  source.table === 'payouts' && !source.isCountOnly;

/**
 * The number of rows of a source, and the amount of payouts.
 * @throws {ServiceError}
 */
export async function readFigure<Source extends FigureSource>(source: Source) {
  const client = await getClient();
  if (hasAmounts(source)) {
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
