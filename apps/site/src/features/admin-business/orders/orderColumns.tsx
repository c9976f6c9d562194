import { ProgramCell } from '../ProgramCell.tsx';
import * as t from '@duneline/specs/messages/admin-business';
import { Badge } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { countryName } from '../../../lib/format/countryName.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import * as css from '../business.css.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { PersonLink } from '../PersonLink.tsx';
import { statusNames, statusTones } from './orderLabels.ts';
import type { OrderRow } from './readOrders.ts';

export const orderColumns: readonly DataColumn<OrderRow>[] = [
  {
    id: 'number',
    label: t.orderNumber,
    cell: ({ number }) => (
      <RowLink section="orders" record={number}>
        {String(number)}
      </RowLink>
    ),
    orderBy: 'number',
    csv: ({ number }) => number,
  },
  {
    id: 'person',
    label: t.person,
    cell: ({ user_id: id, full_name: name }) => <PersonLink id={id} name={name} />,
    orderBy: 'full_name',
    csv: ({ full_name }) => full_name,
  },
  { id: 'email', label: t.email, cell: ({ email }) => email, orderBy: 'email', csv: ({ email }) => email },
  {
    id: 'country',
    label: t.country,
    cell: ({ billing_country }) => countryName(billing_country),
    orderBy: 'billing_country',
    csv: ({ billing_country }) => billing_country,
    isHidden: true,
  },
  {
    id: 'program',
    label: t.orderProgram,
    cell: ({ tier_id }) => <ProgramCell tierId={tier_id} />,
    orderBy: 'tier_id',
    csv: ({ tier_id }) => tier_id,
  },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'discount',
    label: t.orderDiscount,
    align: 'end',
    cell: ({ discount_cents }) => discount_cents > 0 && formatMoney(-discount_cents, { cents: 'always' }),
    csv: ({ discount_cents }) => dollars(discount_cents),
    isHidden: true,
  },
  {
    id: 'refund-reason',
    label: t.refundReason,
    cell: ({ refund_reason: reason }) => reason && <span className={css.text}>{reason}</span>,
    csv: ({ refund_reason: reason }) => reason,
    isHidden: true,
  },
  {
    id: 'total',
    label: t.orderTotal,
    align: 'end',
    cell: ({ total_cents }) => formatMoney(total_cents ?? 0, { cents: 'always' }),
    orderBy: 'total_cents',
    csv: ({ total_cents }) => dollars(total_cents ?? 0),
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ created_at }) => formatDate(created_at),
    orderBy: 'created_at',
    csv: ({ created_at }) => created_at,
  },
];
