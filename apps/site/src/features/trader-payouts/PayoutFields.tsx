import * as request from '@duneline/specs/messages/payout-request';
import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { Button, Form, FormSummary, NumberField, RadioGroup, SegmentedControl } from '@duneline/ui';
import type { Ref } from 'react';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { methodName } from '../../lib/format/methodName.ts';
import { payoutMethods } from '../../lib/payout/destination.ts';
import { RequestProblem } from '../../lib/payout/RequestProblem.tsx';
import { DestinationFields } from './DestinationFields.tsx';
import { destinationText } from './destinationText.ts';
import type { EarlierDestination } from './earlierDestinations.ts';
import { NEW_DESTINATION, type PayoutDraft } from './payoutDraft.ts';
import * as css from './Payouts.css.ts';

export interface PayoutFieldsProps {
  readonly draft: PayoutDraft;
  readonly earlier: readonly EarlierDestination[];
  /** The earlier destination that is chosen, `undefined` for the typed one. */
  readonly chosen: EarlierDestination | undefined;
  /** US cents; NaN while there is none. */
  readonly amountCents: number;
  readonly shareCents: number;
  /** Why the last request was refused, `null` if it was not. */
  readonly error: unknown;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<PayoutDraft>) => void;
  readonly onAmountChange: (cents: number | null) => void;
  readonly onReview: () => void;
  readonly ref: Ref<HTMLFormElement>;
}

/** The fields of a payout request: how much, and where it goes. */
export function PayoutFields(props: PayoutFieldsProps) {
  const { draft, earlier, chosen, amountCents, shareCents, error, errors, onChange, onAmountChange, onReview, ref } = props;
  const { method, destination } = draft;
  return (
    <Form validationBehavior="aria" ref={ref} className={css.form} aria-labelledby="request" onSubmit={onReview}>
      <FormSummary validationErrors={errors} title={t.repair} />
      <RequestProblem error={error} />
      <NumberField
        name="amount"
        label={t.amount}
        description={t.amountHint({
          minimum: formatMoney(payoutFacts.minimumCents),
          share: formatMoney(shareCents, { cents: 'always' }),
        })}
        value={amountCents / 100}
        onChange={(dollars) => onAmountChange(dollars === null ? null : Math.round(dollars * 100))}
        formatOptions={{ style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }}
        hasSteppers={false}
        errorMessage={errors['amount']}
      />
      {earlier.length > 0 && (
        <RadioGroup
          label={t.earlierLabel}
          items={[
            ...earlier.map((one) => ({
              id: one.written,
              label: destinationText(one.method, one.destination),
              description: t.lastUsed({ date: formatDate(one.usedAt) }),
            })),
            { id: NEW_DESTINATION, label: t.anotherDestination },
          ]}
          value={chosen?.written ?? NEW_DESTINATION}
          onChange={(choice) => onChange({ choice })}
        />
      )}
      {chosen === undefined && (
        <>
          <SegmentedControl
            label={t.method}
            selectedKey={method}
            onSelectionChange={(next) => onChange({ method: next, choice: NEW_DESTINATION })}
            items={payoutMethods.map((value) => ({ id: value, label: methodName(value) }))}
          />
          <DestinationFields
            method={method}
            destination={destination}
            errors={errors}
            onChange={(changes) => onChange({ destination: { ...destination, ...changes }, choice: NEW_DESTINATION })}
          />
        </>
      )}
      <div>
        <Button type="submit" variant="primary">
          {request.review}
        </Button>
      </div>
    </Form>
  );
}
