import { payouts, type Tier } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/why';
import { Table, type TableColumn } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { formatRange } from '../../lib/format/formatRange.ts';
import { sampleTier } from '../../lib/price/findTier.ts';
import * as css from './WhyUs.css.ts';

const { program } = sampleTier();
const added = (cents: number) => formatMoney(cents, { sign: 'always' });

const columns: readonly TableColumn<Tier>[] = [
  { id: 'size', label: t.sumsSize, cell: ({ sizeCents }) => formatMoney(sizeCents) },
  { id: 'fee', label: t.sumsFee, align: 'end', cell: ({ priceCents }) => formatMoney(priceCents) },
  { id: 'refund', label: t.sumsRefund, align: 'end', cell: ({ priceCents }) => added(priceCents) },
  {
    id: 'bonus',
    label: t.sumsBonus({ percent: formatPercent(payouts.winnersBonusPercent) }),
    align: 'end',
    cell: ({ priceCents, winnersBonusCents }) => added(winnersBonusCents - priceCents),
  },
  {
    id: 'back',
    label: t.sumsBack,
    align: 'end',
    cell: ({ winnersBonusCents }) => <strong className={css.sum}>{formatMoney(winnersBonusCents)}</strong>,
  },
];

/** The price and refund of every size, as sums that readers can verify. */
export function CostBreakdown() {
  return (
    <>
      <Table aria-label={t.sumsTable({ program: program.name })} rows={program.tiers} rowKey={({ id }) => id} columns={columns} />
      <p className={css.small}>
        {t.sumsFoot({ days: formatRange(payouts.refundBusinessDays), discount: formatPercent(payouts.retryDiscountPercent) })}
      </p>
    </>
  );
}
