import { initialPayoutRequestView, type PayoutRequestInput } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { Alert, Button, Form, FormSummary, NumberField, SampleNote, SegmentedControl } from '@duneline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { methodName } from '../../lib/format/methodName.ts';
import { payoutMethods, wrongFields, writeDestination } from '../../lib/payout/destination.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { DestinationFields } from './DestinationFields.tsx';
import { grossOf } from './eligibility.ts';
import { fieldProblems } from './fieldProblems.ts';
import { forgetPayoutDraft, keepPayoutDraft, readPayoutDraft, type PayoutDraft } from './payoutDraft.ts';
import * as css from './Payouts.css.ts';

export interface PayoutFormProps {
  readonly account: TradingAccount;
  /** What can be requested, US cents of the trader's share. */
  readonly shareCents: number;
  /** The request has arrived. */
  readonly onRequested: () => void;
}

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** A request for a payout: the amount, the method and where it goes; it arrives once, however often it is sent. */
export function PayoutForm({ account, shareCents, onRequested }: PayoutFormProps) {
  const [draft, setDraft] = useState(() => readPayoutDraft(account.id));
  const [isChecked, setIsChecked] = useState(false);
  const written = useRef('');
  const { shareBps } = termsOf(account);
  const input: PayoutRequestInput = {
    availableCents: shareCents,
    minimumCents: payoutFacts.minimumCents,
    amountCents: draft.amountCents ?? shareCents,
    method: draft.method,
    status: null,
  };
  const { view, send } = useFlow({
    initial: initialPayoutRequestView(input),
    load: async () => {
      const { startPayoutRequest } = await import('./payoutRequest.actor.ts');
      const target = {
        accountId: account.id,
        grossOf: (cents: number) => grossOf(cents, shareBps),
        destination: () => written.current,
      };
      return { start: startPayoutRequest(input, target) };
    },
  });
  const { status, amountCents, problem, error } = view;
  const { destination } = draft;
  const method = view.method ?? draft.method;
  const wrong = useMemo(() => (isChecked ? wrongFields(method, destination) : []), [isChecked, method, destination]);
  const errors = fieldProblems(wrong, problem, shareCents);
  useEffect(() => {
    if (status !== 'requested') return;
    forgetPayoutDraft();
    onRequested();
  }, [status, onRequested]);

  const change = (changes: Partial<PayoutDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepPayoutDraft(account.id, next);
  };
  const submit = () => {
    setIsChecked(true);
    if (wrongFields(method, destination).length > 0) return;
    written.current = writeDestination(method, destination);
    send({ type: 'request.submit' });
  };
  const isSending = status === 'submitting';

  return (
    <Form className={css.form} aria-labelledby="request" onSubmit={submit}>
      <FormSummary validationErrors={errors} title={t.repair} />
      {status === 'editing' && error !== null && <Refused error={error} />}
      {status === 'unknown' && (
        <Alert
          tone="warning"
          title={t.unknownTitle}
          action={
            <Button size="sm" onPress={() => send({ type: 'request.check' })}>
              {t.lookUp}
            </Button>
          }
        >
          {t.unknownText}
        </Alert>
      )}
      <NumberField
        name="amount"
        label={t.amount}
        description={t.amountHint({ minimum: formatMoney(payoutFacts.minimumCents), share: exact(shareCents) })}
        value={amountCents / 100}
        onChange={(dollars) => {
          const cents = dollars === null ? null : Math.round(dollars * 100);
          change({ amountCents: cents });
          send({ type: 'amount.change', amountCents: cents ?? Number.NaN });
        }}
        formatOptions={{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }}
        hasSteppers={false}
        errorMessage={errors['amount']}
        isReadOnly={isSending}
      />
      <SegmentedControl
        label={t.method}
        isLabelHidden={false}
        selectedKey={method}
        onSelectionChange={(chosen) => {
          change({ method: chosen });
          send({ type: 'method.choose', method: chosen });
        }}
        items={payoutMethods.map((value) => ({ id: value, label: methodName(value) }))}
      />
      <DestinationFields
        method={method}
        destination={destination}
        errors={errors}
        isReadOnly={isSending}
        onChange={(changes) => change({ destination: { ...destination, ...changes } })}
      />
      <p className={css.small}>
        {t.takes({ gross: exact(Number.isNaN(amountCents) ? 0 : grossOf(amountCents, shareBps)) })}{' '}
        <SampleNote>{t.simulated}</SampleNote>
      </p>
      <Button type="submit" variant="primary" isPending={isSending} pendingLabel={t.sending} isDisabled={status === 'unknown'}>
        {t.request}
      </Button>
    </Form>
  );
}

function Refused({ error }: { readonly error: unknown }) {
  const { title, text } = problemOf(error);
  return (
    <Alert tone="danger" title={title}>
      {text}
    </Alert>
  );
}
