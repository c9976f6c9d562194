import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { useState } from 'react';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { payoutStatusNames } from '../payouts/payoutLabels.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { affiliatePayoutColumns } from './affiliatePayoutColumns.tsx';
import { openPayoutDecision } from './openPayoutDecision.ts';
import { decideAffiliatePayouts, readAffiliatePayouts } from './readAffiliatePayouts.ts';

const filters = ['status', 'q', 'person', ...dayFilters];
const followed = ['affiliate_payouts'] as const;

/** The list of affiliates' payouts. One is decided on its page; two or more are approved or rejected together. */
export function AffiliatePayoutList() {
  useTableChanges(followed);
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['affiliate_payouts'], decideAffiliatePayouts);
  const table = useBusinessTable({
    name: 'admin-affiliate-payouts',
    source: 'affiliate_payouts',
    columns: affiliatePayoutColumns,
    filters,
    read: readAffiliatePayouts,
  });
  return (
    <BusinessScreen
      title={t.affiliatePayoutsTitle}
      lead={t.affiliatePayoutsLead}
      empty={t.payoutsEmpty}
      table={table}
      statuses={payoutStatusNames}
      searchLabel={t.affiliateSearch}
      renderBulk={(rows) => {
        const waiting = rows.filter(({ status }) => status === 'requested');
        const open = (step: 'approved' | 'rejected') => setDecision(openPayoutDecision(waiting, step, mutateAsync));
        return (
          <>
            <Button size="sm" isDisabled={waiting.length < 2} onPress={() => open('approved')}>
              {t.approveCount({ count: waiting.length })}
            </Button>
            <Button size="sm" variant="quiet" isDisabled={waiting.length < 2} onPress={() => open('rejected')}>
              {t.rejectCount({ count: waiting.length })}
            </Button>
          </>
        );
      }}
      decision={decision}
      onDecisionClose={() => setDecision(null)}
    />
  );
}
