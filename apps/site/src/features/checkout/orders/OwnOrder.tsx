import * as t from '@duneline/specs/messages/trader-orders';
import { EmptyState } from '@duneline/ui';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import * as css from '../checkout.css.ts';
import { MoneyBackNotice } from '../MoneyBackNotice.tsx';
import { PrintedReceipt } from '../PrintedReceipt.tsx';
import { RefundTimeline } from '../RefundTimeline.tsx';
import { useOwnOrder, type OrderWithReceipt } from './ownOrders.ts';
import { ReturnOrder } from './ReturnOrder.tsx';
import { UnpaidNotice } from './UnpaidNotice.tsx';

/** An order of the signed-in person: its receipt, its refunds, and returning it. */
export function OwnOrder({ record }: { readonly record: string }) {
  return (
    <>
      <BackToList>{t.allOrders}</BackToList>
      <QueryPanel query={useOwnOrder(record)} lines={12}>
        {(order) =>
          order === null ? <EmptyState title={t.missing}>{t.missingText}</EmptyState> : <Details key={order.id} order={order} />
        }
      </QueryPanel>
    </>
  );
}

function Details({ order }: { readonly order: OrderWithReceipt }) {
  const { receipt } = order;
  const { status, moneyBack } = receipt;
  return (
    <>
      {moneyBack && <MoneyBackNotice {...moneyBack} />}
      {status === 'paid' || status === 'refunded' ? (
        <div className={css.columns}>
          <PrintedReceipt receipt={receipt} />
          <div className={css.sections}>
            <ReturnOrder order={order} />
            <RefundTimeline receipt={receipt} />
          </div>
        </div>
      ) : (
        <UnpaidNotice receipt={{ ...receipt, status }} />
      )}
    </>
  );
}
