import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { countryName } from '../../../lib/format/countryName.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { readOrders, type OrderRow, type OrderStatus } from './readOrders.ts';

const names: Readonly<Record<OrderStatus, string>> = {
  pending: t.orderPending,
  paid: t.orderPaid,
  failed: t.orderFailed,
  cancelled: t.orderCancelled,
  refunded: t.orderRefunded,
};
const tones = { pending: 'info', paid: 'gain', failed: 'loss', cancelled: 'neutral', refunded: 'warn' } as const;

const columns: readonly DataColumn<OrderRow>[] = [
  { id: 'number', label: t.orderNumber, cell: ({ number }) => number, orderBy: 'number', csv: ({ number }) => number },
  { id: 'person', label: t.person, cell: ({ full_name }) => full_name, orderBy: 'full_name', csv: ({ full_name }) => full_name },
  { id: 'email', label: t.email, cell: ({ email }) => email, orderBy: 'email', csv: ({ email }) => email },
  {
    id: 'country',
    label: t.country,
    cell: ({ billing_country }) => countryName(billing_country),
    orderBy: 'billing_country',
    csv: ({ billing_country }) => billing_country,
    isHidden: true,
  },
  { id: 'program', label: t.orderProgram, cell: ({ tier_id }) => tier_id, orderBy: 'tier_id', csv: ({ tier_id }) => tier_id },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={tones[status]}>{names[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'discount',
    label: t.orderDiscount,
    align: 'end',
    cell: ({ discount_cents }) => discount_cents > 0 && formatMoney(-discount_cents, { cents: 'always' }),
    csv: ({ discount_cents }) => dollars(discount_cents),
    isHidden: true,
  },
  {
    id: 'total',
    label: t.orderTotal,
    align: 'end',
    cell: ({ total_cents }) => formatMoney(total_cents ?? 0, { cents: 'always' }),
    orderBy: 'total_cents',
    csv: ({ total_cents }) => dollars(total_cents ?? 0),
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ created_at }) => formatDate(created_at),
    orderBy: 'created_at',
    csv: ({ created_at }) => created_at,
  },
];
const filters = ['status', 'q'];

/** Every order (decisions: admin console). */
export function OrdersScreen() {
  const table = useBusinessTable({ name: 'admin-orders', source: 'orders', columns, filters, read: readOrders });
  return (
    <BusinessScreen
      title={t.ordersTitle}
      lead={t.ordersLead}
      empty={t.ordersEmpty}
      table={table}
      statuses={names}
      searchLabel={t.orderSearch}
    />
  );
}
