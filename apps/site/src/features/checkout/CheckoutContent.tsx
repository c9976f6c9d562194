import type { CheckoutView } from '@duneline/machines';
import * as t from '@duneline/specs/messages/checkout';
import { Alert, Badge, Receipt } from '@duneline/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { readAddOns } from '../../lib/price/changeAddOn.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import { whenIdle } from '../../lib/start/whenIdle.ts';
import { Attempt } from './Attempt.tsx';
import { OrderForm } from './OrderForm.tsx';
import { orderReceipt } from './orderReceipt.ts';
import type { OrderPart } from './OrderSection.tsx';
import { readSelection } from './readSelection.ts';
import { isCouponRefusal, sentenceOf } from './sentenceOf.ts';
import { orderButtonId, refusalId } from './TermsField.tsx';
import type { Checkout } from './useCheckout.ts';
import { usePerson } from './usePerson.ts';
import { useQuote } from './useQuote.ts';
import * as css from './checkout.css.ts';

// It shares its code with the overlays, which load when the page is idle; the summary says the same.
const TotalBar = lazyPart(
  async () => {
    await whenIdle();
    return (await import('./TotalBar.tsx')).TotalBar;
  },
  { isSilent: true },
);

/** The id of what takes the focus when the form opens again, by the state before. */
const reopensAt: Partial<Record<CheckoutView['status'], OrderPart | typeof refusalId>> = {
  ordering: refusalId,
  unsent: 'terms',
  paying: 'method',
  declined: 'method',
  cancelled: 'selection',
};

/** The order form beside the summary; the state of a placed order replaces the form. */
export function CheckoutContent({ checkout }: { readonly checkout: Checkout }) {
  const { view, prefill } = checkout;
  const { order, status } = view;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const person = usePerson();
  const { quote, isFailed } = useQuote(order, person?.id ?? null);

  const paid = useEffectEvent(() => void navigate(`/payment-success?order=${view.key}`, { replace: true }));
  const before = useRef(status);
  useEffect(() => {
    if (status === 'paid') paid();
    if (status === 'editing') document.getElementById(reopensAt[before.current] ?? '')?.focus();
    // The order may be placed by Enter in a field, which is locked now.
    if (status === 'ordering') document.getElementById(orderButtonId)?.focus();
    // What was refused may be what the price was computed with: a coupon that has ended meanwhile.
    if (status === 'editing' && before.current === 'ordering') void queries.invalidateQueries({ queryKey: ['quote'] });
    before.current = status;
  }, [status, queries]);

  const prefillEmail = useEffectEvent((email: string) => prefill({ email }));
  const ownEmail = person?.email ?? null;
  useEffect(() => {
    if (ownEmail !== null) prefillEmail(ownEmail);
  }, [ownEmail]);

  const selection = { ...tierOf(order.tier), problem: status === 'editing' ? readSelection(query).problem : null };
  const addOns = readAddOns(order);
  const lines = quote && 'lines' in quote ? quote.lines : undefined;
  const { refund, ...receipt } = orderReceipt(selection, addOns, lines);
  const refusal = quote && 'refusal' in quote && !isCouponRefusal(quote.refusal) ? quote.refusal : null;
  const isEditing = status === 'editing' || status === 'ordering';

  return (
    <div className={css.columns}>
      <div className={css.sections}>
        {isEditing ? (
          <OrderForm
            checkout={checkout}
            selection={selection}
            addOns={addOns}
            quote={quote}
            person={person}
            total={receipt.amount}
            isReady={lines !== undefined || isFailed}
          />
        ) : (
          <Attempt checkout={checkout} />
        )}
      </div>
      <aside className={css.summary} aria-label={t.summaryLabel}>
        <Receipt {...receipt} isLive badge={<Badge tone="accent">{refund}</Badge>} />
        {refusal !== null && (
          <Alert tone="danger" title={t.quoteRefusedTitle}>
            {sentenceOf(refusal) ?? t.refusedText}
          </Alert>
        )}
        {isFailed && (
          <Alert tone="warning" title={t.quoteFailedTitle}>
            {t.quoteFailedText}
          </Alert>
        )}
      </aside>
      {isEditing && (
        <Suspense fallback={null}>
          <TotalBar total={receipt.amount} />
        </Suspense>
      )}
    </div>
  );
}
