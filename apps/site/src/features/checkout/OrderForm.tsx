import type { Person } from '@duneline/machines';
import type { AddOn } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/checkout';
import { Form, FormSummary } from '@duneline/ui';
import { useMemo, useState } from 'react';
import { ContactFields } from './ContactFields.tsx';
import { MethodField } from './MethodField.tsx';
import { orderErrors } from './orderErrors.ts';
import { OrderSection } from './OrderSection.tsx';
import type { Selection } from './readSelection.ts';
import { SelectionFields } from './SelectionFields.tsx';
import { TermsField } from './TermsField.tsx';
import type { Checkout } from './useCheckout.ts';
import type { Quote } from './useQuote.ts';
import * as css from './checkout.css.ts';

export interface OrderFormProps {
  readonly checkout: Checkout;
  readonly selection: Selection;
  readonly addOns: readonly AddOn['id'][];
  readonly quote: Quote | undefined;
  readonly person: Person | null | undefined;
  /** The formatted total. */
  readonly total: string;
  /** Whether the price is known and the order can be placed. */
  readonly isReady: boolean;
}

/** The whole order on one screen. The size stands before the form: it has the coupon's form, and a form cannot contain another. */
export function OrderForm({ checkout, selection, addOns, quote, person, total, isReady }: OrderFormProps) {
  const { view, send } = checkout;
  const { order, missing } = view;
  const isLocked = view.status === 'ordering';
  const [attempts, setAttempts] = useState(0);
  // Each attempt makes a new object, so that the summary takes the focus again.
  const errors = useMemo(() => orderErrors({ order, missing }, attempts > 0), [order, missing, attempts]);

  function submit() {
    setAttempts(attempts + 1);
    if (Object.keys(orderErrors(view, true)).length === 0) send({ type: 'order.place' });
  }

  return (
    <>
      <OrderSection id="selection" number={1} title={t.selectionTitle} isLocked={isLocked}>
        <SelectionFields checkout={checkout} selection={selection} addOns={addOns} quote={quote} />
      </OrderSection>
      <Form validationBehavior="aria" className={css.sections} onSubmit={submit} aria-label={t.title}>
        {attempts > 0 && <FormSummary validationErrors={errors} title={t.repair} />}
        <OrderSection id="contact" number={2} title={t.contactTitle} isLocked={isLocked}>
          <ContactFields checkout={checkout} person={person} errors={errors} />
        </OrderSection>
        <OrderSection id="method" number={3} title={t.paymentTitle} isLocked={isLocked}>
          <MethodField checkout={checkout} errorMessage={errors.method} />
        </OrderSection>
        <OrderSection id="terms" number={4} title={t.termsTitle}>
          <TermsField checkout={checkout} errorMessage={errors.hasAcceptedTerms} total={total} isReady={isReady} />
        </OrderSection>
      </Form>
    </>
  );
}
