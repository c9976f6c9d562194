import * as t from '@duneline/specs/messages/admin-business';
import { useSectionAddress } from '../../../lib/areas/useSectionAddress.ts';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { OrderPage } from './OrderPage.tsx';
import { statusNames } from './orderLabels.ts';
import { readOrders } from './readOrders.ts';
import { SurplusPanel } from './SurplusPanel.tsx';
import { orderColumns } from './orderColumns.tsx';

const filters = ['status', 'q', 'person', ...dayFilters];

/** All orders, or the one in the address; paid ones can be refunded (spec §2: admin console). */
export function OrdersScreen() {
  const { record } = useSectionAddress();
  return record === null ? <OrderList /> : <OrderPage key={record} record={record} />;
}

function OrderList() {
  const table = useBusinessTable({
    name: 'admin-orders',
    source: 'orders',
    columns: orderColumns,
    filters,
    read: readOrders,
    countsLater: true,
  });
  return (
    <BusinessScreen
      title={t.ordersTitle}
      lead={t.ordersLead}
      empty={t.ordersEmpty}
      table={table}
      statuses={statusNames}
      searchLabel={t.orderSearch}
      notice={<SurplusPanel />}
    />
  );
}
