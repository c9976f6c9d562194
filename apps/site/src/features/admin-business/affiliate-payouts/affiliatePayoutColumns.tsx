import * as t from '@duneline/specs/messages/admin-business';
import { affiliatePayoutTitle } from '@duneline/specs/messages/admin-payouts';
import { Badge } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { methodName } from '../../../lib/format/methodName.ts';
import * as css from '../business.css.ts';
import { payoutStatusNames, payoutStatusTones } from '../payouts/payoutLabels.ts';
import { PersonLink } from '../PersonLink.tsx';
import { destinationOf } from './destinationOf.ts';
import { type AffiliatePayoutRow } from './readAffiliatePayouts.ts';

export const affiliatePayoutColumns: readonly DataColumn<AffiliatePayoutRow>[] = [
  {
    id: 'amount',
    label: t.amount,
    align: 'end',
    cell: ({ id, amount_cents: cents, affiliate: { code } }) => {
      const amount = formatMoney(cents, { cents: 'always' });
      return (
        <RowLink section="affiliate-payouts" record={id} label={affiliatePayoutTitle({ amount, code })}>
          {amount}
        </RowLink>
      );
    },
    orderBy: 'amount_cents',
    csv: ({ amount_cents: cents }) => dollars(cents),
  },
  {
    id: 'affiliate',
    label: t.affiliate,
    cell: ({ affiliate: { id, code } }) => (
      <RecordLink section="affiliates" record={id}>
        {code}
      </RecordLink>
    ),
    csv: ({ affiliate }) => affiliate.code,
  },
  {
    id: 'person',
    label: t.person,
    cell: ({ affiliate, person }) => <PersonLink id={affiliate.owner_id} name={person} />,
    csv: ({ person }) => person,
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
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ requested_at: requestedAt }) => formatDate(requestedAt),
    orderBy: 'requested_at',
    csv: ({ requested_at: requestedAt }) => requestedAt,
  },
];
