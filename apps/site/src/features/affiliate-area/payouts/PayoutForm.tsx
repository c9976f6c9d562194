import { useQueryClient } from '@tanstack/react-query';
import type { PayoutMethod } from '@duneline/machines';
import { Alert, Button, Form, NumberField, toast } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-payouts';
import * as request from '@duneline/specs/messages/payout-request';
import { affiliate as affiliateRules, payouts as payoutRules } from '@duneline/specs/site';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { PayoutReview } from '../../../lib/payout/PayoutReview.tsx';
import { RequestProblem } from '../../../lib/payout/RequestProblem.tsx';
import { usePayoutRequest } from '../../../lib/payout/usePayoutRequest.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';

const dollarsAndCents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

export interface PayoutFormProps {
  /** US cents; less than nothing after a refund. */
  readonly availableCents: number;
  readonly method: PayoutMethod;
  /** Where the affiliate is paid, with the method. */
  readonly destination: string;
  /** A request has arrived, and the figures were read again. */
  readonly onRequested: () => void;
}

/** Asks for a payout of what is available, after a review. */
export function PayoutForm({ availableCents, method, destination, onRequested }: PayoutFormProps) {
  const queries = useQueryClient();
  const refresh = async () => {
    toast({ tone: 'success', title: request.requested });
    await Promise.all([
      queries.invalidateQueries({ queryKey: tableKey('affiliate_payouts') }),
      queries.invalidateQueries({ queryKey: tableKey('affiliate_commissions') }),
    ]);
    onRequested();
  };
  const { view, send, amountCents, form, changeAmount, review } = usePayoutRequest({
    availableCents,
    method,
    load: async (input) => {
      const { startPayoutRequest } = await import('./payoutRequest.actor.ts');
      return startPayoutRequest(input, () => void refresh());
    },
  });
  const minimum = formatMoney(payoutRules.minimumCents);
  const available = formatMoney(Math.max(availableCents, 0), { cents: 'always' });
  const { problem } = view;
  const wrong =
    problem === 'minimum' ? t.belowMinimum({ minimum }) : problem === 'available' ? t.aboveAvailable({ available }) : undefined;
  if (view.status !== 'editing') return <PayoutReview view={view} destination={destination} send={send} />;
  if (availableCents < payoutRules.minimumCents) {
    return (
      <Alert tone="info" title={t.notEnoughTitle({ minimum })}>
        {t.notEnough({ available, days: affiliateRules.approvalDays })}
      </Alert>
    );
  }
  return (
    <Form validationBehavior="aria" ref={form} aria-label={t.requestTitle} onSubmit={review}>
      <RequestProblem error={view.error} />
      <NumberField
        label={t.amount}
        description={t.amountNote({ available, minimum })}
        formatOptions={dollarsAndCents}
        value={amountCents / 100}
        onChange={(dollars) => changeAmount(dollars === null ? null : Math.round(dollars * 100))}
        errorMessage={wrong}
        isRequired
      />
      <Button type="submit" variant="primary">
        {request.review}
      </Button>
    </Form>
  );
}
