import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { useMemo, useState } from 'react';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { PayoutActions } from '../payouts/PayoutActions.tsx';
import { payoutStatusNames } from '../payouts/payoutLabels.ts';
import { openPayoutDecision, type PayoutStep } from './openPayoutDecision.ts';
import { decideAffiliatePayouts, readAffiliatePayouts, type AffiliatePayoutRow } from './readAffiliatePayouts.ts';
import { affiliatePayoutColumns } from './affiliatePayoutColumns.tsx';

const filters = ['status', 'q', 'person', ...dayFilters];

/** All affiliates' payouts, to approve, reject and mark as paid, individually or several at once (spec §2: admin console). */
export function AffiliatePayoutsScreen() {
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['affiliate_payouts'], decideAffiliatePayouts);
  const open = useMemo(
    () => (rows: readonly AffiliatePayoutRow[], step: PayoutStep) => setDecision(openPayoutDecision(rows, step, mutateAsync)),
    [mutateAsync],
  );
  const actions = useMemo(
    () => (row: AffiliatePayoutRow) => <PayoutActions status={row.status} onDecide={(step) => open([row], step)} />,
    [open],
  );
  const table = useBusinessTable({
    name: 'admin-affiliate-payouts',
    source: 'affiliate_payouts',
    columns: affiliatePayoutColumns,
    actions,
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
        return (
          <>
            <Button size="sm" isDisabled={waiting.length === 0} onPress={() => open(waiting, 'approved')}>
              {t.approveCount({ count: waiting.length })}
            </Button>
            <Button size="sm" variant="quiet" isDisabled={waiting.length === 0} onPress={() => open(waiting, 'rejected')}>
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
