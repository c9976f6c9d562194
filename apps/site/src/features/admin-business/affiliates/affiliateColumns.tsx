import * as t from '@duneline/specs/messages/admin-business';
import { Badge, warning } from '@duneline/ui';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { RowLink } from '../../../lib/data-table/RowLink.tsx';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import * as css from '../business.css.ts';
import { PersonLink } from '../PersonLink.tsx';
import { statusNames, statusTones } from './affiliateLabels.ts';
import type { AffiliateRow } from './readAffiliates.ts';

/** What the affiliate's sales earn, in percent. */
export const rateOf = ({ commission_bps }: Pick<AffiliateRow, 'commission_bps'>) => formatPercent(commission_bps / 100);

export const affiliateColumns: readonly DataColumn<AffiliateRow>[] = [
  {
    id: 'code',
    label: t.affiliateCode,
    cell: ({ id, code }) => (
      <RowLink section="affiliates" record={id}>
        {code}
      </RowLink>
    ),
    orderBy: 'code',
    csv: ({ code }) => code,
  },
  {
    id: 'person',
    label: t.person,
    cell: ({ owner_id: id, person }) => <PersonLink id={id} name={person} />,
    csv: ({ person }) => person,
  },
  {
    id: 'audience',
    label: t.affiliateAudience,
    cell: ({ audience }) => <span className={css.text}>{audience}</span>,
    csv: ({ audience }) => audience,
  },
  { id: 'website', label: t.affiliateWebsite, cell: ({ website }) => website, csv: ({ website }) => website, isHidden: true },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
    orderBy: 'status',
    csv: ({ status }) => status,
  },
  {
    id: 'rate',
    label: t.affiliateRate,
    align: 'end',
    cell: rateOf,
    orderBy: 'commission_bps',
    csv: ({ commission_bps }) => commission_bps / 100,
  },
  {
    id: 'flags',
    label: t.flags,
    cell: ({ flags }) =>
      flags.length > 0 && (
        <Badge tone="warning" icon={warning}>
          {t.flagCount({ count: flags.length })}
        </Badge>
      ),
    csv: ({ flags }) => flags.length,
  },
  {
    id: 'date',
    label: t.date,
    align: 'end',
    cell: ({ applied_at }) => formatDate(applied_at),
    orderBy: 'applied_at',
    csv: ({ applied_at }) => applied_at,
  },
];
