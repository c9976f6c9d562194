import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Button } from '@duneline/ui';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import * as css from '../business.css.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../DecisionDialog.tsx';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../useDecision.ts';
import { PayoutActions } from '../payouts/PayoutActions.tsx';
import { payoutStatusNames, payoutStatusTones } from '../payouts/payoutLabels.ts';
import { destinationOf } from './destinationOf.ts';
import { openPayoutDecision, type PayoutStep } from './openPayoutDecision.ts';
import { decideAffiliatePayouts, readAffiliatePayouts, type AffiliatePayoutRow } from './readAffiliatePayouts.ts';

const columns: readonly DataColumn<AffiliatePayoutRow>[] = [
  { id: 'affiliate', label: t.affiliate, cell: ({ affiliate }) => affiliate.code, csv: ({ affiliate }) => affiliate.code },
  { id: 'person', label: t.person, cell: ({ person }) => person ?? t.unknownPerson, csv: ({ person }) => person },
  { id: 'method', label: t.payoutMethod, cell: ({ method }) => method, orderBy: 'method', csv: ({ method }) => method },
  {
    id: 'destination',
    label: t.payoutDestination,
    cell: ({ details }) => <span className={css.text}>{destinationOf(details)}</span>,
    csv: ({ details }) => destinationOf(details),
    isHidden: true,
  },
  {
    id: 'reference',
    label: t.payoutReference,
    cell: ({ reference }) => reference,
    csv: ({ reference }) => reference,
    isHidden: true,
  },
  { id: 'reason', label: t.reason, cell: ({ reason }) => reason, csv: ({ reason }) => reason, isHidden: true },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={payoutStatusTones[status]}>{payoutStatusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'amount',
    label: t.amount,
    align: 'end',
    cell: ({ amount_cents: cents }) => formatMoney(cents, { cents: 'always' }),
    orderBy: 'amount_cents',
    csv: ({ amount_cents: cents }) => dollars(cents),
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ requested_at: requestedAt }) => formatDate(requestedAt),
    orderBy: 'requested_at',
    csv: ({ requested_at: requestedAt }) => requestedAt,
  },
];
const filters = ['status', 'q'];

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
    columns,
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
