import * as t from '@duneline/specs/messages/admin-business';
import { EmptyState, PageHeader, Skeleton } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { QueryProblem } from '../../../lib/query/QueryProblem.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import * as css from '../business.css.ts';
import { OrderDetails } from './OrderDetails.tsx';
import { readOrder } from './readOrders.ts';
import { RefundButton } from './RefundButton.tsx';

/** An order with its lines, payment, accounts and refund. */
export function OrderPage({ record }: { readonly record: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: tableKey('orders', 'one', record),
    queryFn: () => readOrder(record),
  });
  return (
    <div className={css.page}>
      <PageHeader
        above={<BackToList>{t.ordersAll}</BackToList>}
        title={data ? t.orderTitle({ number: String(data.number) }) : t.ordersTitle}
        actions={data?.status === 'paid' && <RefundButton order={data} />}
      />
      {data ? (
        <OrderDetails order={data} />
      ) : data === null ? (
        <EmptyState level={2} title={t.orderMissing} />
      ) : error ? (
        <QueryProblem error={error} isPending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}
