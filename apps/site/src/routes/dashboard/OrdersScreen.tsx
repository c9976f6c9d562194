import * as t from '@duneline/specs/messages/trader-orders';
import * as checkout from '@duneline/specs/messages/checkout';
import { AppPage } from '../../features/app-frame/AppPage.tsx';
import { OwnOrders } from '../../features/checkout/orders/OwnOrders.tsx';
import { labelOf } from '../../lib/areas/areas.ts';
import { isUuid } from '../../lib/areas/recordFilter.ts';
import { useSectionAddress } from '../../lib/areas/useSectionAddress.ts';

/** What the person bought, or one order. */
export function OrdersScreen() {
  const { record } = useSectionAddress();
  const isNamed = record !== null && !isUuid(record);
  return (
    <AppPage
      title={isNamed ? checkout.receiptNumber({ number: record }) : labelOf('dashboard', 'orders')}
      {...(record === null && { lead: t.lead })}
    >
      <OwnOrders />
    </AppPage>
  );
}
