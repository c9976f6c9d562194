import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { useState } from 'react';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { DecisionDialog } from '../decisions/DecisionDialog.tsx';
import { useDecision } from '../decisions/useDecision.ts';
import type { Order } from './readOrders.ts';
import { refundOrder } from './refundOrder.ts';

/** Refunds a paid order, after a reason is entered and the consequences are shown. */
export function RefundButton({ order }: { readonly order: Order }) {
  const [isOpen, setIsOpen] = useState(false);
  // A refund closes the order's account and reverses its commission.
  const { mutateAsync } = useDecision(['orders', 'trading_accounts', 'affiliate_commissions'], refundOrder);
  const amount = formatMoney(order.total_cents ?? 0, { cents: 'always' });
  return (
    <>
      <Button variant="secondary" onPress={() => setIsOpen(true)}>
        {t.refund}
      </Button>
      {isOpen && (
        <DecisionDialog
          decision={{
            title: t.refundTitle({ number: String(order.number) }),
            text: t.refundText({ amount, person: order.full_name }),
            confirmLabel: t.refund,
            isRefusal: true,
            needsCode: true,
            confirm: (reason) => mutateAsync({ order: order.id, reason }),
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
