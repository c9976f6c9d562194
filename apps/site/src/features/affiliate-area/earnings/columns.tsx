import { Badge, check, clock, minus } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-earnings';
import type { DataColumn } from '../../../lib/data-table/DataColumn.ts';
import { dollars } from '../../../lib/data-table/dollars.ts';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import * as css from '../overview/Overview.css.ts';
import { tierName } from '../../../lib/price/tierName.ts';
import type { Commission, CommissionStatus } from './readCommissions.ts';
import { decidingRule } from './decidingRule.ts';

export const statusNames: Readonly<Record<CommissionStatus, string>> = {
  pending: t.held,
  approved: t.approved,
  reversed: t.reversed,
};
const looks = {
  pending: { tone: 'info', icon: clock },
  approved: { tone: 'success', icon: check },
  reversed: { tone: 'danger', icon: minus },
} as const;

const inOneLine = (text: string | null) => text && <span className={css.oneLine}>{text}</span>;
const money = (cents: number) => formatMoney(cents, { cents: 'always' });

export const columns: readonly DataColumn<Commission>[] = [
  { id: 'person', label: t.person, cell: ({ person }) => inOneLine(person), csv: ({ person }) => person },
  {
    id: 'date',
    label: t.date,
    cell: ({ earnedAt }) => inOneLine(formatDate(earnedAt)),
    orderBy: 'earned_at',
    csv: ({ earnedAt }) => earnedAt.slice(0, 10),
  },
  { id: 'link', label: t.link, cell: ({ link }) => link, csv: ({ link }) => link, isHidden: true },
  { id: 'program', label: t.program, cell: ({ tierId }) => inOneLine(tierName(tierId)), csv: ({ tierId }) => tierName(tierId) },
  {
    id: 'sale',
    label: t.sale,
    align: 'end',
    cell: ({ saleCents }) => money(saleCents),
    orderBy: 'order_total_cents',
    csv: ({ saleCents }) => dollars(saleCents),
  },
  {
    id: 'rate',
    label: t.rate,
    align: 'end',
    cell: ({ ratePercent }) => formatPercent(ratePercent),
    csv: ({ ratePercent }) => ratePercent,
  },
  {
    id: 'commission',
    label: t.commission,
    align: 'end',
    cell: ({ amountCents }) => money(amountCents),
    orderBy: 'amount_cents',
    csv: ({ amountCents }) => dollars(amountCents),
  },
  {
    id: 'status',
    label: t.status,
    cell: ({ status }) => <Badge {...looks[status]}>{statusNames[status]}</Badge>,
    csv: ({ status }) => statusNames[status],
  },
  { id: 'rule', label: t.rule, cell: decidingRule, csv: decidingRule },
];
