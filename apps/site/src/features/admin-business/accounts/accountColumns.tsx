import { ProgramCell } from '../ProgramCell.tsx';
import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { PersonLink } from '../PersonLink.tsx';
import { phaseNames, statusNames, statusTones } from './accountLabels.ts';
import type { AccountRow } from './readAccounts.ts';

export const accountColumns: readonly DataColumn<AccountRow>[] = [
  {
    id: 'number',
    label: t.account,
    cell: ({ number }) => (
      <RowLink section="accounts" record={number}>
        {String(number)}
      </RowLink>
    ),
    orderBy: 'number',
    csv: ({ number }) => number,
  },
  {
    id: 'person',
    label: t.person,
    cell: ({ user_id: id, person }) => <PersonLink id={id} name={person} />,
    csv: ({ person }) => person,
  },
  {
    id: 'program',
    label: t.orderProgram,
    cell: ({ tier_id }) => <ProgramCell tierId={tier_id} />,
    orderBy: 'tier_id',
    csv: ({ tier_id }) => tier_id,
  },
  { id: 'phase', label: t.phase, cell: ({ phase }) => phaseNames[phase], orderBy: 'phase', csv: ({ phase }) => phase },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'balance',
    label: t.balance,
    align: 'end',
    cell: ({ balance_cents: cents }) => formatMoney(cents, { cents: 'always' }),
    orderBy: 'balance_cents',
    csv: ({ balance_cents: cents }) => dollars(cents),
  },
  {
    id: 'ended',
    label: t.accountEnded,
    align: 'end',
    cell: ({ ended_at: endedAt }) => endedAt && formatDate(endedAt),
    orderBy: 'ended_at',
    csv: ({ ended_at: endedAt }) => endedAt,
    isHidden: true,
  },
  {
    id: 'date',
    label: t.accountOpened,
    align: 'end',
    cell: ({ opened_at: openedAt }) => formatDate(openedAt),
    orderBy: 'opened_at',
    csv: ({ opened_at: openedAt }) => openedAt,
  },
];
