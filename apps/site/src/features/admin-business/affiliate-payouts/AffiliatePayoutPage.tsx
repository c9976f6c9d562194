import * as business from '@duneline/specs/messages/admin-business';
import * as t from '@duneline/specs/messages/admin-payouts';
import { EmptyState, PageHeader } from '@duneline/ui';
import { useQuery } from '@tanstack/react-query';
import { BackToList } from '../../../lib/areas/BackToList.tsx';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { isolateText } from '../../../lib/format/isolateText.ts';
import { QueryPanel } from '../../../lib/query/QueryPanel.tsx';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import * as css from '../business.css.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { accountInDetails } from '../payout-review/accountIn.ts';
import { PayoutReview } from '../payout-review/PayoutReview.tsx';
import { PersonRecords } from '../users/PersonRecords.tsx';
import { AffiliateChecksPanel } from './AffiliateChecksPanel.tsx';
import { isPayable } from './affiliateChecks.ts';
import { affiliatePayoutColumns } from './affiliatePayoutColumns.tsx';
import { nextStepOf, rejectionOf } from './affiliatePayoutDecisions.ts';
import { destinationOf } from './destinationOf.ts';
import { readAffiliatePayout, readWaitingAffiliatePayouts, type ReviewedAffiliatePayout } from './readAffiliatePayout.ts';
import { decideAffiliatePayouts, readAffiliatePayouts } from './readAffiliatePayouts.ts';

// Commissions are not followed, because every sale would be: the database counts them again.
const followed = ['affiliate_payouts', 'payouts', 'kyc_documents', 'affiliates'] as const;

/** An affiliate's payout beside what it requires, to approve, to mark as paid or to reject (spec §2: admin console). */
export function AffiliatePayoutPage({ id }: { readonly id: string }) {
  useTableChanges(followed, 'affiliate_payouts');
  const query = useQuery({ queryKey: tableKey('affiliate_payouts', 'one', id), queryFn: () => readAffiliatePayout(id) });
  const { data } = query;
  return (
    <div className={css.page}>
      <PageHeader above={<BackToList>{t.allPayouts}</BackToList>} title={data ? titleOf(data) : business.affiliatePayoutsTitle} />
      <QueryPanel query={query} lines={8}>
        {(payout) => (payout === null ? <EmptyState level={2} title={t.payoutMissing} /> : <Review payout={payout} />)}
      </QueryPanel>
    </div>
  );
}

function Review({ payout }: { readonly payout: ReviewedAffiliatePayout }) {
  const { id, owner, method, details, status, reference } = payout;
  const { mutateAsync } = useDecision(['affiliate_payouts'], decideAffiliatePayouts);
  return (
    <PayoutReview
      table="affiliate_payouts"
      payout={payout}
      destination={destinationOf(details)}
      to={accountInDetails(method, details)}
      checks={<AffiliateChecksPanel payout={payout} />}
      isReady={isPayable(payout)}
      approve={nextStepOf(payout, mutateAsync)}
      reject={rejectionOf(payout, mutateAsync)}
      record={id}
      readWaiting={readWaitingAffiliatePayouts}
      // The database keeps who took the last step.
      decidedLabels={status === 'paid' ? { by: t.paidBy, at: t.paidAt } : undefined}
      payment={reference === null ? [] : [{ id: 'reference', label: business.payoutReference, value: <bdi>{reference}</bdi> }]}
      reason={payout.reason}
    >
      <PersonRecords
        person={owner}
        title={t.ofPerson}
        section="affiliate-payouts"
        table="affiliate_payouts"
        columns={affiliatePayoutColumns}
        shown={['amount', 'destination', 'status', 'date']}
        newestBy="requested_at"
        read={readAffiliatePayouts}
      />
    </PayoutReview>
  );
}

const titleOf = ({ amount_cents: cents, affiliate }: ReviewedAffiliatePayout) =>
  t.affiliatePayoutTitle({ amount: formatMoney(cents, { cents: 'always' }), code: isolateText(affiliate.code) });
