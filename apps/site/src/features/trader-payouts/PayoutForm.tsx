import { initialPayoutRequestView, type PayoutMethod, type PayoutRequestInput } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { Alert, Button, Form, FormSummary, NumberField, SampleNote, SegmentedControl } from '@duneline/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFlow } from '../../lib/flow/useFlow.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { methodName } from '../../lib/format/methodName.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { DestinationFields } from './DestinationFields.tsx';
import { wrongFields, writeDestination, type Destination } from './destination.ts';
import { grossOf } from './eligibility.ts';
import { fieldProblems } from './fieldProblems.ts';
import { keepPayoutDraft, readPayoutDraft } from './payoutDraft.ts';
import * as css from './Payouts.css.ts';

export interface PayoutFormProps {
  readonly account: TradingAccount;
  /** What can be requested, US cents of the trader's share. */
  readonly shareCents: number;
  /** The request has arrived. */
  readonly onRequested: () => void;
}

const methods: readonly PayoutMethod[] = ['Bank', 'UPI', 'Crypto'];
const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** A request for a payout: the amount, the method and where it goes; it arrives once, however often it is sent. */
export function PayoutForm({ account, shareCents, onRequested }: PayoutFormProps) {
  const [draft, setDraft] = useState<Destination>(readPayoutDraft);
  const [isChecked, setIsChecked] = useState(false);
  const written = useRef('');
  const shareBps = account.share_bps ?? 0;
  const input: PayoutRequestInput = {
    availableCents: shareCents,
    minimumCents: payoutFacts.minimumCents,
    amountCents: shareCents,
    method: 'Bank',
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
  const method = view.method ?? 'Bank';
  const wrong = useMemo(() => (isChecked ? wrongFields(method, draft) : []), [isChecked, method, draft]);
  const errors = fieldProblems(wrong, problem, shareCents);
  useEffect(() => {
    if (status !== 'requested') return;
    keepPayoutDraft(null);
    onRequested();
  }, [status, onRequested]);

  const change = (changes: Partial<Destination>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepPayoutDraft(next);
  };
  const submit = () => {
    setIsChecked(true);
    if (wrongFields(method, draft).length > 0) return;
    written.current = writeDestination(method, draft);
    send({ type: 'request.submit' });
  };
  const isSending = status === 'submitting';

  return (
    <Form className={css.form} aria-labelledby="request" onSubmit={submit}>
      <FormSummary errors={errors} title={t.repair} />
      {status === 'editing' && error !== null && <Refused error={error} />}
      {status === 'unknown' && (
        <Alert
          tone="warn"
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
        onChange={(dollars) =>
          send({ type: 'amount.change', amountCents: dollars === null ? Number.NaN : Math.round(dollars * 100) })
        }
        formatOptions={{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }}
        hasSteppers={false}
        error={errors['amount']}
        isReadOnly={isSending}
      />
      <SegmentedControl
        label={t.method}
        isLabelVisible
        value={method}
        onChange={(chosen) => send({ type: 'method.choose', method: chosen })}
        options={methods.map((value) => ({ value, label: methodName(value) }))}
      />
      <DestinationFields method={method} draft={draft} errors={errors} isReadOnly={isSending} onChange={change} />
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
    <Alert tone="loss" title={title}>
      {text}
    </Alert>
  );
}
