import { Badge, check, clock, close } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-payouts';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { accountEnding } from '../overview/accountEnding.ts';
import type { Payout } from './readPayoutRows.ts';

export const statusNames: Readonly<Record<Payout['status'], string>> = {
  requested: t.requested,
  approved: t.approved,
  paid: t.paid,
  rejected: t.rejected,
};
const looks = {
  requested: { tone: 'info', icon: clock },
  approved: { tone: 'info', icon: check },
  paid: { tone: 'success', icon: check },
  rejected: { tone: 'danger', icon: close },
} as const;

const noteOf = ({ reason, reference }: Payout) => reason ?? (reference && t.reference({ reference }));

export const columns: readonly DataColumn<Payout>[] = [
  {
    id: 'date',
    label: t.requestedOn,
    cell: ({ requested_at }) => formatDate(requested_at),
    orderBy: 'requested_at',
    csv: ({ requested_at }) => requested_at.slice(0, 10),
  },
  {
    id: 'amount',
    label: t.amount,
    align: 'end',
    cell: ({ amount_cents }) => formatMoney(amount_cents, { cents: 'always' }),
    orderBy: 'amount_cents',
    csv: ({ amount_cents }) => (amount_cents / 100).toFixed(2),
  },
  { id: 'method', label: t.method, cell: ({ method }) => methodName(method), csv: ({ method }) => method },
  {
    id: 'account',
    label: t.account,
    cell: ({ details }) => accountEnding(details),
    csv: ({ details }) => accountEnding(details),
  },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge {...looks[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => statusNames[status],
  },
  {
    id: 'decided',
    label: t.decidedOn,
    cell: ({ decided_at }) => decided_at && formatDate(decided_at),
    csv: ({ decided_at }) => decided_at && decided_at.slice(0, 10),
  },
  { id: 'note', label: t.note, cell: noteOf, csv: noteOf },
];
