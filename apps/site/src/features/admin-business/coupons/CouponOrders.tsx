import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-coupons';
import { Badge, EmptyState, Panel } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import type { DataColumn, RowsRequest } from '../../../lib/data-table/DataColumn.ts';
import { DataTable } from '../../../lib/data-table/DataTable.tsx';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { useDataTable } from '../../../lib/data-table/useDataTable.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { PersonLink } from '../PersonLink.tsx';
import { statusNames, statusTones } from '../orders/orderLabels.ts';
import { readOrders, type OrderRow } from '../orders/readOrders.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
const newestFirst = { column: 'date', direction: 'descending' } as const;
const columns: readonly DataColumn<OrderRow>[] = [
  {
    id: 'number',
    label: business.orderNumber,
    cell: ({ number }) => (
      <RecordLink section="orders" record={number}>
        {String(number)}
      </RecordLink>
    ),
    orderBy: 'number',
    csv: ({ number }) => number,
  },
  {
    id: 'person',
    label: business.person,
    cell: ({ user_id: id, full_name: name }) => <PersonLink id={id} name={name} />,
    csv: ({ full_name }) => full_name,
  },
  {
    id: 'status',
    label: business.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    csv: ({ status }) => status,
  },
  {
    id: 'discount',
    label: business.orderDiscount,
    align: 'end',
    cell: ({ discount_cents }) => exact(-discount_cents),
    csv: ({ discount_cents }) => dollars(discount_cents),
  },
  {
    id: 'total',
    label: business.orderTotal,
    align: 'end',
    cell: ({ total_cents }) => exact(total_cents ?? 0),
    orderBy: 'total_cents',
    csv: ({ total_cents }) => dollars(total_cents ?? 0),
  },
  {
    id: 'date',
    label: business.date,
    align: 'end',
    cell: ({ created_at }) => formatDate(created_at),
    orderBy: 'created_at',
    csv: ({ created_at }) => created_at,
  },
];

/** The orders that used a coupon, each with a link to its record. */
export function CouponOrders({ code }: { readonly code: string }) {
  const table = useDataTable({
    name: 'admin-coupon-orders',
    columns,
    rowKey: ({ id }) => id,
    defaultSort: newestFirst,
    queryKey: tableKey('orders', 'coupon', code),
    read: (request: RowsRequest) => readOrders({ ...request, filters: { coupon: code } }),
    // The list of coupons has the plain names; the way back to it keeps them.
    prefix: 'orders',
  });
  return (
    <Panel title={t.orders}>
      <DataTable table={table} caption={t.orders} empty={<EmptyState level={3} title={t.ordersEmpty} />} />
    </Panel>
  );
}
