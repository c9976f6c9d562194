import * as t from '@duneline/specs/messages/checkout';
import { Alert, Badge, PaymentLogos, Receipt } from '@duneline/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { countryName } from '../../lib/format/countryName.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { paymentMethods } from '../../lib/payment/paymentMethods.ts';
import { readAddOns } from '../../lib/price/changeAddOn.ts';
import { tierOf } from '../../lib/price/findTier.ts';
import { whenIdle } from '../../lib/start/whenIdle.ts';
import { Attempt } from './Attempt.tsx';
import { checkoutSteps } from './checkoutSteps.ts';
import { ContactStep } from './ContactStep.tsx';
import { MethodStep } from './MethodStep.tsx';
import { orderReceipt } from './orderReceipt.ts';
import { readSelection } from './readSelection.ts';
import { SelectionStep } from './SelectionStep.tsx';
import { StepCard } from './StepCard.tsx';
import { TermsStep } from './TermsStep.tsx';
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

const titles = { selection: t.stepSelection, contact: t.contactTitle, method: t.paymentTitle, terms: t.stepTerms };

/** The four steps beside the summary; the state of a placed order replaces the steps. */
export function CheckoutSteps({ checkout }: { readonly checkout: Checkout }) {
  const { view, prefill, send } = checkout;
  const { order, status } = view;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const person = usePerson();
  const { quote, isFailed } = useQuote(order, person?.id ?? null);
  // The focus moves to a step that opens later, but not to the page's first one.
  const [hasMoved, setHasMoved] = useState(false);

  const paid = useEffectEvent(() => void navigate(`/payment-success?order=${view.key}`, { replace: true }));
  useEffect(() => {
    if (status === 'paid') paid();
  }, [status]);

  const prefillEmail = useEffectEvent((email: string) => prefill({ email }));
  const ownEmail = person?.email ?? null;
  useEffect(() => {
    if (ownEmail !== null) prefillEmail(ownEmail);
  }, [ownEmail]);

  const chosen = tierOf(order.tier);
  const selection = { ...chosen, problem: status === 'editing' ? readSelection(query).problem : null };
  const addOns = readAddOns(order);
  const lines = quote && 'lines' in quote ? quote.lines : undefined;
  const { refund, ...receipt } = orderReceipt(selection, addOns, lines);
  const isEditing = status === 'editing' || status === 'ordering';
  const open = status === 'ordering' ? 'terms' : view.step;
  const position = checkoutSteps.indexOf(open);
  const answers = {
    selection: t.orderName({ program: chosen.program.name, size: formatMoney(chosen.tier.sizeCents) }),
    contact: [order.fullName, order.email, order.country && countryName(order.country)].filter(Boolean).join(' · '),
    method: order.method,
    terms: '',
  };
  const fields = {
    selection: <SelectionStep checkout={checkout} selection={selection} addOns={addOns} quote={quote} />,
    contact: <ContactStep checkout={checkout} person={person} />,
    method: <MethodStep checkout={checkout} />,
    terms: <TermsStep checkout={checkout} total={receipt.amount} isReady={lines !== undefined || isFailed} />,
  };

  return (
    <div className={css.columns}>
      <div className={css.steps}>
        {isEditing ? (
          checkoutSteps.map((step, index) => (
            <StepCard
              key={step}
              id={step}
              number={index + 1}
              title={titles[step]}
              state={step === open ? 'open' : index < position ? 'done' : 'ahead'}
              answer={answers[step]}
              takesFocus={hasMoved || open !== 'selection'}
              onOpen={() => {
                setHasMoved(true);
                for (let back = position; back > index; back -= 1) send({ type: 'step.back' });
              }}
            >
              {fields[step]}
            </StepCard>
          ))
        ) : (
          <Attempt checkout={checkout} />
        )}
      </div>
      <aside className={css.summary} aria-label={t.summaryLabel}>
        <Receipt {...receipt} isLive badge={<Badge tone="accent">{refund}</Badge>} />
        <PaymentLogos label={t.paymentMethodsLabel} methods={paymentMethods} />
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
