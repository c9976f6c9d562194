import * as t from '@duneline/specs/messages/admin-business';
import { Button } from '@duneline/ui';
import { useMemo, useState } from 'react';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { dayFilters } from '../../../lib/data-table/readDays.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../decisions/OpenDecision.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../decisions/useDecision.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { payoutStatusNames } from './payoutLabels.ts';
import { decidePayouts, readPayouts, type PayoutRow } from './readPayouts.ts';
import { payoutColumns } from './payoutColumns.tsx';

const filters = ['status', 'person', ...dayFilters];

/** All traders' payouts, to approve, reject and mark as paid (spec §2: admin console). */
export function PayoutsScreen() {
  const [decision, setDecision] = useState<OpenDecision | null>(null);
  const { mutateAsync } = useDecision(['payouts'], decidePayouts);
  const actions = useMemo(() => {
    const open = (row: PayoutRow, status: 'approved' | 'paid' | 'rejected') => {
      const what = t.payoutName({ number: String(row.number) });
      const facts = { amount: formatMoney(row.amount_cents, { cents: 'always' }), destination: row.destination };
      const words = {
        approved: { title: t.approveTitle({ what }), text: t.payoutApproveText(facts), confirmLabel: t.approve },
        paid: { title: t.payTitle({ what }), text: t.payoutPayText(facts), confirmLabel: t.markPaid },
        rejected: { title: t.rejectTitle({ what }), text: '', confirmLabel: t.reject },
      }[status];
      setDecision({
        ...words,
        isRefusal: status === 'rejected',
        confirm: (reason) => mutateAsync({ ids: [row.id], status, reason }),
      });
    };
    return (row: PayoutRow) => <PayoutActions status={row.status} onDecide={(status) => open(row, status)} />;
  }, [mutateAsync]);
  const openTogether = (rows: readonly PayoutRow[]) => {
    const cents = rows.reduce((sum, { amount_cents: one }) => sum + one, 0);
    const amount = formatMoney(cents, { cents: 'always' });
    setDecision({
      title: t.approveTitle({ what: t.payoutsTogether({ count: rows.length, amount }) }),
      text: t.payoutApproveText({ amount, destination: t.ownMethods }),
      confirmLabel: t.approve,
      isRefusal: false,
      confirm: (reason) => mutateAsync({ ids: rows.map(({ id }) => id), status: 'approved', reason }),
    });
  };
  const table = useBusinessTable({
    name: 'admin-payouts',
    source: 'payouts',
    columns: payoutColumns,
    actions,
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
          <Button size="sm" isDisabled={waiting.length === 0} onPress={() => openTogether(waiting)}>
            {t.approveCount({ count: waiting.length })}
          </Button>
        );
      }}
      decision={decision}
      onDecisionClose={() => setDecision(null)}
    />
  );
}
