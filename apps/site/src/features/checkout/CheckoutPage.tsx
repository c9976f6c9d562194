import type { AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { Badge, Button, Receipt } from '@duneline/ui';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { changeAddOn, readAddOns } from '../../lib/price/changeAddOn.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { OrderDetails } from './OrderDetails.tsx';
import { orderReceipt } from './orderReceipt.ts';
import { SelectionNotice } from './SelectionNotice.tsx';
import { useSelection } from './useSelection.ts';
import * as css from './checkout.css.ts';

/** /checkout: what was chosen, what it costs, what comes back. No order is made in this release (decisions: /checkout comes later). */
export function CheckoutPage() {
  const selection = useSelection();
  const { state } = useLocation();
  const [changed, setChanged] = useState<readonly AddOn['id'][] | null>(null);
  const [email, setEmail] = useState('');
  const closed = useId();
  const addOns = changed ?? readAddOns(state);
  return (
    <div className={css.page}>
      <div className={css.head}>
        <h1 className={css.title}>{t.title}</h1>
        <p className={css.quiet}>{t.lead}</p>
      </div>
      {selection ? (
        <div className={css.columns}>
          <div className={css.steps}>
            <SelectionNotice selection={selection} />
            <OrderDetails selection={selection} />
            <CheckoutForm
              addOns={addOns}
              onAddOnChange={(id, isAdded) => setChanged(changeAddOn(addOns, id, isAdded))}
              email={email}
              onEmailChange={setEmail}
            />
          </div>
          <aside className={css.summary} aria-label={t.summaryLabel}>
            <Receipt
              {...orderReceipt(selection, addOns)}
              isLive
              badge={
                <Badge tone="accent">{t.summaryRefundable({ percent: formatPercent(selection.program.refundFeePercent) })}</Badge>
              }
              action={
                <Button variant="primary" size="lg" isWide isDisabled aria-describedby={closed}>
                  {t.placeOrder}
                </Button>
              }
              note={<span id={closed}>{t.closedShort}</span>}
            />
          </aside>
        </div>
      ) : (
        <CheckoutSkeleton />
      )}
    </div>
  );
}
