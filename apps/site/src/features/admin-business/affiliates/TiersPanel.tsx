import * as t from '@duneline/specs/messages/admin-business';
import { affiliate } from '@duneline/specs/site';
import { Panel, Table, type TableColumn } from '@duneline/ui';
import { tableWords } from '../../../lib/data-table/tableWords.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { locale } from '../../../lib/format/locale.ts';

type Tier = (typeof affiliate.tiers)[number];

const columns: readonly TableColumn<Tier>[] = [
  { id: 'name', label: t.tierName, cell: ({ name }) => name },
  { id: 'from', label: t.tierFrom, cell: ({ minimumSales }) => t.tierSales({ count: minimumSales }) },
  {
    id: 'rate',
    label: t.affiliateRate,
    align: 'end',
    cell: ({ commissionPercent }) => formatPercent(commissionPercent),
  },
];

/** What a sale earns by the number of sales before it. */
export function TiersPanel() {
  return (
    <Panel title={t.tiers} lead={t.tiersLead}>
      <Table
        aria-label={t.tiers}
        columns={columns}
        rows={affiliate.tiers}
        rowKey={({ id }) => id}
        locale={locale}
        words={tableWords}
      />
    </Panel>
  );
}
