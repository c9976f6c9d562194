import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Button } from '@duneline/ui';
import { useMemo, useState } from 'react';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { BusinessScreen } from '../BusinessScreen.tsx';
import type { OpenDecision } from '../DecisionDialog.tsx';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { useBusinessTable } from '../useBusinessTable.ts';
import { useDecision } from '../useDecision.ts';
import { PayoutActions } from './PayoutActions.tsx';
import { payoutStatusNames, payoutStatusTones } from './payoutLabels.ts';
import { decidePayouts, readPayouts, type PayoutRow } from './readPayouts.ts';

const columns: readonly DataColumn<PayoutRow>[] = [
  { id: 'number', label: t.payoutNumber, cell: ({ number }) => number, orderBy: 'number', csv: ({ number }) => number },
  { id: 'person', label: t.person, cell: ({ person }) => person ?? t.unknownPerson, csv: ({ person }) => person },
  { id: 'account', label: t.payoutAccount, cell: ({ account }) => account.number, csv: ({ account }) => account.number },
  { id: 'method', label: t.payoutMethod, cell: ({ method }) => method, orderBy: 'method', csv: ({ method }) => method },
  {
    id: 'destination',
    label: t.payoutDestination,
    cell: ({ destination }) => destination,
    csv: ({ destination }) => destination,
    isHidden: true,
  },
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
    cell: ({ amount_cents }) => formatMoney(amount_cents, { cents: 'always' }),
    orderBy: 'amount_cents',
    csv: ({ amount_cents }) => dollars(amount_cents),
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ requested_at }) => formatDate(requested_at),
    orderBy: 'requested_at',
    csv: ({ requested_at }) => requested_at,
  },
];

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
  const table = useBusinessTable({ name: 'admin-payouts', source: 'payouts', columns, actions, read: readPayouts });
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
