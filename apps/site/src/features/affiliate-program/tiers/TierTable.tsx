import * as t from '@duneline/specs/messages/affiliate';
import { affiliate, type Tier } from '@duneline/specs/site';
import { Table, type TableColumn } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { commissionOn } from '../calculator/earnings.ts';
import { program } from '../calculator/plan.ts';
import * as css from '../AffiliateProgram.css.ts';

const columns: readonly TableColumn<Tier>[] = [
  { id: 'size', label: t.size, cell: ({ sizeCents }) => formatMoneyShort(sizeCents) },
  { id: 'fee', label: t.fee, align: 'end', cell: ({ priceCents }) => formatMoney(priceCents) },
  ...affiliate.tiers.map((tier): TableColumn<Tier> => ({
    id: tier.id,
    label: formatPercent(tier.commissionPercent),
    align: 'end',
    cell: ({ priceCents }) => formatMoney(commissionOn(priceCents, tier), { cents: 'always' }),
  })),
];

/** What a sale of each size pays in each tier. */
export function TierTable() {
  return (
    <>
      <Table
        aria-label={t.tiersTable({ program: program.name })}
        rows={program.tiers}
        rowKey={({ id }) => id}
        columns={columns}
        narrow="scroll"
      />
      <p className={css.small}>{t.tiersFoot}</p>
    </>
  );
}
