import { useQueryClient } from '@tanstack/react-query';
import {
  initialPayoutRequestView,
  type PayoutRequestEvent,
  type PayoutRequestInput,
  type PayoutRequestView,
} from '@duneline/machines';
import { Alert, Button, Form, NumberField } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-payouts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { useFlow } from '../../../lib/flow/useFlow.ts';
import { problemOf } from '../../../lib/query/problemOf.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';

const dollarsAndCents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Asks for a payout of what is available; sent twice, it is one request, because the database holds the money back at once. */
export function PayoutForm({ input }: { readonly input: PayoutRequestInput }) {
  const queries = useQueryClient();
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: tableKey('affiliate_payouts') });
    void queries.invalidateQueries({ queryKey: tableKey('affiliate_commissions') });
  };
  const { view, send } = useFlow<PayoutRequestView, PayoutRequestEvent>({
    initial: initialPayoutRequestView(input),
    load: async () => {
      const { startPayoutRequest } = await import('./payoutRequest.actor.ts');
      return { start: startPayoutRequest(input, refresh) };
    },
  });
  const { status, problem, error, amountCents } = view;
  const wrong =
    problem === 'minimum'
      ? t.belowMinimum({ minimum: formatMoney(input.minimumCents) })
      : problem === 'available'
        ? t.aboveAvailable({ available: formatMoney(input.availableCents, { cents: 'always' }) })
        : undefined;
  if (status === 'unknown')
    return (
      <Alert
        tone="warning"
        title={t.unknownTitle}
        action={
          <Button size="sm" onPress={() => send({ type: 'request.check' })}>
            {t.checkNow}
          </Button>
        }
      >
        {t.unknownText}
      </Alert>
    );
  return (
    <Form aria-label={t.requestTitle} onSubmit={() => send({ type: 'request.submit' })}>
      {error !== null && status === 'editing' && (
        <Alert tone="danger" title={problemOf(error).title}>
          {problemOf(error).text}
        </Alert>
      )}
      {problem === 'method' && <Alert tone="danger" title={t.methodNeeded} />}
      <NumberField
        label={t.amount}
        description={t.amountNote({
          available: formatMoney(input.availableCents, { cents: 'always' }),
          minimum: formatMoney(input.minimumCents),
        })}
        formatOptions={dollarsAndCents}
        value={amountCents / 100}
        onChange={(dollars) => send({ type: 'amount.change', amountCents: Math.round((dollars ?? 0) * 100) })}
        errorMessage={wrong}
        isRequired
      />
      <Button type="submit" variant="primary" isPending={status === 'submitting'} pendingLabel={t.sending}>
        {t.request}
      </Button>
    </Form>
  );
}
