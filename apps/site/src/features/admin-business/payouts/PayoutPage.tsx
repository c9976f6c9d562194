import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import { EmptyState, PageHeader } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { formatMoment } from '../../../lib/format/formatMoment.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import * as css from '../business.css.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { accountIn } from '../payout-review/accountIn.ts';
import { PayoutReview } from '../payout-review/PayoutReview.tsx';
import { PersonRecords } from '../users/PersonRecords.tsx';
import { ChecksPanel } from './ChecksPanel.tsx';
import { isPayable } from './payoutChecks.ts';
import { payoutColumns } from './payoutColumns.tsx';
import { nextStepOf, rejectionOf } from './payoutDecisions.ts';
import { readPayout, readWaitingPayouts, type ReviewedPayout } from './readPayout.ts';
import { decidePayouts, readPayouts } from './readPayouts.ts';

// What happens on accounts is not followed, because every trade would be: the database looks at the account again.
const followed = ['payouts', 'affiliate_payouts', 'kyc_documents'] as const;

/** A payout beside what it requires, to approve, to mark as paid or to reject (spec §2: admin console). */
export function PayoutPage({ record }: { readonly record: string }) {
  useTableChanges(followed, 'payouts');
  const query = useQuery({ queryKey: tableKey('payouts', 'one', record), queryFn: () => readPayout(record) });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHeader above={<BackToList>{t.allPayouts}</BackToList>} title={data ? titleOf(data) : business.payoutsTitle} />
      <QueryPanel query={query} lines={8}>
        {(payout) => (payout === null ? <EmptyState level={2} title={t.payoutMissing} /> : <Review payout={payout} />)}
      </QueryPanel>
    </div>
  );
}

function Review({ payout }: { readonly payout: ReviewedPayout }) {
  const { number, owner, method, destination, share_bps: share, gross_cents: gross } = payout;
  const { mutateAsync } = useDecision(['payouts'], decidePayouts);
  return (
    <PayoutReview
      table="payouts"
      payout={payout}
      note={t.shareOf({ share: formatPercent(share / 100), gross: formatMoney(gross, { cents: 'always' }) })}
      destination={destination}
      to={accountIn(method, destination)}
      checks={<ChecksPanel payout={payout} />}
      isReady={isPayable(payout)}
      approve={nextStepOf(payout, mutateAsync)}
      reject={rejectionOf(payout, mutateAsync)}
      record={String(number)}
      readWaiting={readWaitingPayouts}
      payment={paymentOf(payout)}
      reason={payout.reject_reason}
    >
      <PersonRecords
        person={owner}
        title={t.ofPerson}
        section="payouts"
        table="payouts"
        columns={payoutColumns}
        shown={['number', 'destination', 'status', 'amount', 'date']}
        newestBy="requested_at"
        read={readPayouts}
      />
    </PayoutReview>
  );
}

/** When a payout was paid, and its receipt. */
function paymentOf({ paid_at: paid, receipt_id: receipt }: ReviewedPayout) {
  if (paid === null) return [];
  return [
    { id: 'paid', label: t.paidAt, value: formatMoment(paid) },
    { id: 'receipt', label: t.receipt, value: <bdi>{receipt}</bdi> },
  ];
}

const titleOf = ({ number, person }: ReviewedPayout) =>
  t.payoutTitle({ number: String(number), person: person ?? business.unknownPerson });
