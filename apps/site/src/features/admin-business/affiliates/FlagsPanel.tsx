import * as t from '@duneline/specs/messages/admin-business';
import { Badge, Panel, Table, warning, type TableColumn } from '@duneline/ui';
import { RecordLink } from '../../../lib/areas/RecordLink.tsx';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { locale } from '../../../lib/format/locale.ts';
import { flagNames } from './affiliateLabels.ts';
import type { AffiliateRecord } from './readAffiliate.ts';

type Flag = AffiliateRecord['flags'][number];

const columns: readonly TableColumn<Flag>[] = [
  {
    id: 'order',
    label: t.orderNumber,
    cell: ({ order: { number } }) => (
      <RecordLink section="orders" record={number}>
        {String(number)}
      </RecordLink>
    ),
  },
  {
    id: 'kind',
    label: t.flagRule,
    cell: ({ kind }) => (
      <Badge tone="warning" icon={warning}>
        {flagNames[kind]}
      </Badge>
    ),
  },
  {
    id: 'total',
    label: t.orderTotal,
    align: 'end',
    cell: ({ order_total_cents: cents }) => formatMoney(cents, { cents: 'always' }),
  },
  { id: 'date', label: t.date, align: 'end', cell: ({ noted_at: notedAt }) => formatDate(notedAt) },
];

/** Self-referrals and coupons of one's own: orders that earned the affiliate nothing, each with its order. */
export function FlagsPanel({ flags }: { readonly flags: readonly Flag[] }) {
  return (
    <Panel title={t.flags} lead={t.flagsLead}>
      {flags.length === 0 ? (
        <p>{t.flagsNone}</p>
      ) : (
        <Table aria-label={t.flags} columns={columns} rows={flags} rowKey={({ id }) => id} locale={locale} words={tableWords} />
      )}
    </Panel>
  );
}
