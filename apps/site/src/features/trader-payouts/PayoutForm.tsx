import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { wrongFields, writeDestination } from '../../lib/payout/destination.ts';
import { PayoutReview } from '../../lib/payout/PayoutReview.tsx';
import { usePayoutRequest } from '../../lib/payout/usePayoutRequest.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { destinationText } from './destinationText.ts';
import type { EarlierDestination } from './earlierDestinations.ts';
import { grossOf } from './eligibility.ts';
import { fieldProblems } from './fieldProblems.ts';
import { PayoutFields } from './PayoutFields.tsx';
import { forgetPayoutDraft, keepPayoutDraft, readPayoutDraft, type PayoutDraft } from './payoutDraft.ts';

export interface PayoutFormProps {
  readonly account: TradingAccount;
  /** What can be requested, US cents of the trader's share. */
  readonly shareCents: number;
  /** Where earlier payouts went, the latest first. */
  readonly earlier: readonly EarlierDestination[];
}

/** The earlier destination that a draft chooses, the latest if it chooses nothing; `undefined` for the one that is typed. */
function chosenOf({ choice }: PayoutDraft, earlier: readonly EarlierDestination[]): EarlierDestination | undefined {
  return choice === null ? earlier[0] : earlier.find(({ written }) => written === choice);
}

/** A request for a payout: how much, where it goes, and a review of both before it is sent. */
export function PayoutForm({ account, shareCents, earlier }: PayoutFormProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => readPayoutDraft(account.id));
  const [isChecked, setIsChecked] = useState(false);
  const chosen = chosenOf(draft, earlier);
  const { method, destination } = chosen ?? draft;
  // What is reviewed is what is sent, also when another payout changes what would be chosen.
  const [reviewed, setReviewed] = useState({ method, destination });
  const written = useRef('');
  const { shareBps, payoutCycleDays } = termsOf(account);
  const { view, send, amountCents, form, changeAmount, review } = usePayoutRequest({
    availableCents: shareCents,
    method,
    typedCents: draft.amountCents,
    load: async (input) => {
      const { startPayoutRequest } = await import('./payoutRequest.actor.ts');
      return startPayoutRequest(input, {
        accountId: account.id,
        grossOf: (cents) => grossOf(cents, shareBps),
        destination: () => written.current,
      });
    },
  });
  useEffect(() => {
    if (view.status !== 'requested') return;
    forgetPayoutDraft(account.id);
    void queries.invalidateQueries({ queryKey: tableKey('payouts') });
    void queries.invalidateQueries({ queryKey: tableKey('trading_accounts') });
  }, [view.status, account.id, queries]);

  const change = (changes: Partial<PayoutDraft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepPayoutDraft(account.id, next);
  };

  if (view.status !== 'editing') {
    const { from, to } = payoutFacts.processingHours;
    const gross = formatMoney(grossOf(view.amountCents, shareBps), { cents: 'always' });
    return (
      <PayoutReview
        view={view}
        destination={destinationText(reviewed.method, reviewed.destination)}
        consequences={[
          { id: 'gross', label: t.deducted, value: gross, note: t.simulatedProfit },
          { id: 'processing', label: t.processing, value: t.within({ from, to }) },
          { id: 'next', label: t.nextOne, value: t.nextOneAfter({ days: payoutCycleDays }) },
        ]}
        send={send}
      />
    );
  }
  const wrong = isChecked ? wrongFields(method, destination) : [];
  return (
    <PayoutFields
      ref={form}
      draft={draft}
      earlier={earlier}
      chosen={chosen}
      amountCents={amountCents}
      shareCents={shareCents}
      error={view.error}
      errors={fieldProblems(wrong, view.problem, shareCents)}
      onChange={change}
      onAmountChange={(cents) => {
        change({ amountCents: cents });
        changeAmount(cents);
      }}
      onReview={() => {
        const isWrong = wrongFields(method, destination).length > 0;
        setIsChecked(isWrong);
        if (isWrong) return;
        setReviewed({ method, destination });
        written.current = writeDestination(method, destination);
        review();
      }}
    />
  );
}
