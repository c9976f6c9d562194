import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { useState } from 'react';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { useTableChanges } from '../../../lib/query/useTableChanges.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { payoutColumns } from './payoutColumns.tsx';
import { payoutStatusNames } from './payoutLabels.ts';
import { decidePayouts, readPayouts, type PayoutRow } from './readPayouts.ts';

const filters = ['status', 'person', ...dayFilters];
const followed = ['payouts'] as const;

/** The list of traders' payouts. One is decided on its page; two or more are approved together, unless the database finds something against one of them. */
export function PayoutList() {
  useTableChanges(followed);
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['payouts'], decidePayouts);
  const openTogether = (rows: readonly PayoutRow[]) => {
    const cents = rows.reduce((sum, { amount_cents: one }) => sum + one, 0);
    const amount = formatMoney(cents, { cents: 'always' });
    setDecision({
      title: t.approveTitle({ what: t.payoutsTogether({ count: rows.length, amount }) }),
      text: t.payoutApproveText({ amount, destination: t.ownMethods }),
      confirmLabel: t.approve,
      isRefusal: false,
      confirm: () => mutateAsync({ ids: rows.map(({ id }) => id), from: 'requested', status: 'approved' }),
    });
  };
  const table = useBusinessTable({
    name: 'admin-payouts',
    source: 'payouts',
    columns: payoutColumns,
    filters,
    read: readPayouts,
  });
  return (
    <BusinessScreen
      title={t.payoutsTitle}
      lead={t.payoutsLead}
      empty={t.payoutsEmpty}
      table={table}
      statuses={payoutStatusNames}
      renderBulk={(rows) => {
        const waiting = rows.filter(({ status }) => status === 'requested');
        return (
          <Button size="sm" isDisabled={waiting.length < 2} onPress={() => openTogether(waiting)}>
            {t.approveCount({ count: waiting.length })}
          </Button>
        );
      }}
      decision={decision}
      onDecisionClose={() => setDecision(null)}
    />
  );
}
