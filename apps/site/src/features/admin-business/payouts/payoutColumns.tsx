import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { PersonLink } from '../PersonLink.tsx';
import { payoutStatusNames, payoutStatusTones } from './payoutLabels.ts';
import type { PayoutRow } from './readPayouts.ts';

export const payoutColumns: readonly DataColumn<PayoutRow>[] = [
  {
    id: 'number',
    label: t.payoutNumber,
    cell: ({ number }) => (
      <RowLink section="payouts" record={number}>
        {String(number)}
      </RowLink>
    ),
    orderBy: 'number',
    csv: ({ number }) => number,
  },
  {
    id: 'person',
    label: t.person,
    cell: ({ account, person }) => <PersonLink id={account.user_id} name={person} />,
    csv: ({ person }) => person,
  },
  {
    id: 'account',
    label: t.payoutAccount,
    cell: ({ account: { number } }) => (
      <RecordLink section="accounts" record={number}>
        {String(number)}
      </RecordLink>
    ),
    csv: ({ account }) => account.number,
  },
  {
    id: 'method',
    label: t.payoutMethod,
    cell: ({ method }) => methodName(method),
    orderBy: 'method',
    csv: ({ method }) => method,
  },
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
