import * as t from '@duneline/specs/messages/affiliate-referrals';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { countryName } from '../../../lib/format/countryName.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { ReferralStatus, stateNames } from './ReferralStatus.tsx';
import type { Referral } from './readReferrals.ts';

export const columns: readonly DataColumn<Referral>[] = [
  { id: 'person', label: t.person, cell: ({ person }) => person, orderBy: 'shown_name', csv: ({ person }) => person },
  {
    id: 'country',
    label: t.country,
    cell: ({ country }) => country && countryName(country),
    orderBy: 'country',
    csv: ({ country }) => country,
  },
  { id: 'link', label: t.link, cell: ({ link }) => link, csv: ({ link }) => link },
  { id: 'state', label: t.state, cell: ({ state }) => <ReferralStatus state={state} />, csv: ({ state }) => stateNames[state] },
  { id: 'program', label: t.program, cell: ({ program }) => program, csv: ({ program }) => program },
  {
    id: 'sale',
    label: t.sale,
    align: 'end',
    cell: ({ saleCents }) => saleCents > 0 && formatMoney(saleCents, { cents: 'always' }),
    csv: ({ saleCents }) => dollars(saleCents),
  },
  {
    id: 'commission',
    label: t.commission,
    align: 'end',
    cell: ({ commissionCents }) => commissionCents > 0 && formatMoney(commissionCents, { cents: 'always' }),
    csv: ({ commissionCents }) => dollars(commissionCents),
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ referredAt }) => formatDate(referredAt),
    orderBy: 'referred_at',
    csv: ({ referredAt }) => referredAt.slice(0, 10),
  },
];
