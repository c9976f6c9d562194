import * as checkout from '@duneline/specs/messages/checkout';
import * as t from '@duneline/specs/messages/trader-orders';
import { Badge, ButtonLink, EmptyState, Panel, Table, type TableColumn } from '@duneline/ui';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { locale } from '../../../lib/format/locale.ts';
import { routerLink } from '../../../lib/link/routerLink.tsx';
import { tierOf } from '../../../lib/price/findTier.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { orderStatuses } from '../orderStatuses.ts';
import { OwnOrder } from './OwnOrder.tsx';
import { useOwnOrders } from './ownOrders.ts';

/** A first trade ends the return of its order. */
const tables = ['orders', 'trading_accounts', 'positions'] as const;
type Order = NonNullable<ReturnType<typeof useOwnOrders>['data']>[number];

const columns: readonly TableColumn<Order>[] = [
  { id: 'number', label: t.number, cell: ({ number }) => number !== null && <RowLink record={number}>{String(number)}</RowLink> },
  {
    id: 'evaluation',
    label: t.evaluation,
    cell: ({ tier_id }) => {
      const { program, tier } = tierOf(tier_id);
      return checkout.orderName({ program: program.name, size: formatMoney(tier.sizeCents) });
    },
  },
  { id: 'date', label: t.date, cell: ({ created_at }) => formatDate(created_at) },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={orderStatuses[status].tone}>{orderStatuses[status].label}</Badge>,
  },
  {
    id: 'total',
    label: t.total,
    align: 'end',
    cell: ({ total_cents }) => <bdi>{formatMoney(total_cents ?? 0, { cents: 'always' })}</bdi>,
  },
];

/** The person's orders, or one of them with its receipt. A refund or a first trade appears without a reload. */
export function OwnOrders() {
  useTableChanges(tables, 'orders');
  const { record } = useSectionAddress();
  return record === null ? <AllOrders /> : <OwnOrder record={record} />;
}

function AllOrders() {
  return (
    <Panel title={t.listTitle}>
      <QueryPanel query={useOwnOrders()} lines={6}>
        {(orders) => (
          <Table
            aria-label={t.listTitle}
            columns={columns}
            rows={orders}
            rowKey={({ number }) => String(number)}
            renderEmptyState={() => (
              <EmptyState
                title={t.emptyTitle}
                action={
                  <ButtonLink variant="primary" href="/pricing" render={routerLink}>
                    {t.emptyLink}
                  </ButtonLink>
                }
              >
                {t.emptyText}
              </EmptyState>
            )}
            locale={locale}
            words={tableWords}
          />
        )}
      </QueryPanel>
    </Panel>
  );
}
