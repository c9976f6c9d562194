import * as t from '@duneline/specs/messages/checkout';
import { ErrorState, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { getClient } from '../../lib/backend/client.ts';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import { dataOf } from '../../lib/query/answerOf.ts';
import * as css from './checkout.css.ts';

const MOST = 10;
const statuses = {
  pending: t.statusPending,
  paid: t.receiptPaid,
  failed: t.statusFailed,
  cancelled: t.statusCancelled,
  refunded: t.receiptRefunded,
} as const;

async function readOrders() {
  const client = await getClient();
  return dataOf(
    client
      .from('orders')
      .select('number, tier_id, status, total_cents, created_at')
      .order('created_at', { ascending: false })
      .order('number', { ascending: false })
      .limit(MOST),
  );
}

/** The newest orders of the signed-in user; row-level security excludes others. */
export function OrderHistory({ person, current }: { readonly person: string; readonly current: number }) {
  const { data, isError, refetch, isFetching } = useQuery({ queryKey: ['orders', person, current], queryFn: readOrders });
  return (
    <section className={`${css.block} ${css.history} ${css.unprinted}`} aria-labelledby="history">
      <h2 id="history" className={css.stepTitle}>
        {t.historyTitle}
      </h2>
      {isError && <ErrorState title={t.historyFailed} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !isError && <Skeleton blockSize={120} />}
      {data && (
        <ul role="list" className={css.orders}>
          {data.map((order) => {
            const { program, tier } = tierOf(order.tier_id);
            return (
              <li key={order.number} className={css.order} aria-current={order.number === current || undefined}>
                <span>
                  {t.receiptNumber({ number: String(order.number ?? '') })} ·{' '}
                  {t.orderName({ program: program.name, size: formatMoney(tier.sizeCents) })}
                </span>
                <span className={css.small}>
                  {formatDate(order.created_at)} · {statuses[order.status]}
                </span>
                <bdi className={css.sum}>{formatMoney(order.total_cents ?? 0, { cents: 'always' })}</bdi>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
