import type { TableColumn } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-analytics';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import type { Activity } from './readActivity.ts';

/** `null` where clicks were not counted, because visitors had not agreed to analytics. */
const rateOf = ({ sales, clicks }: Activity) => (sales > clicks ? null : clicks === 0 ? 0 : (100 * sales) / clicks);

/** The columns of activity by link or by country; the first is named by what its rows are. */
export function activityColumns(label: string, nameOf = (name: string) => name): readonly TableColumn<Activity>[] {
  return [
    { id: 'name', label, cell: ({ name }) => nameOf(name), sortBy: ({ name }) => nameOf(name) },
    { id: 'clicks', label: t.clicks, align: 'end', cell: ({ clicks }) => formatNumber(clicks), sortBy: ({ clicks }) => clicks },
    {
      id: 'signUps',
      label: t.signUps,
      align: 'end',
      cell: ({ signUps }) => formatNumber(signUps),
      sortBy: ({ signUps }) => signUps,
    },
    { id: 'sales', label: t.sales, align: 'end', cell: ({ sales }) => formatNumber(sales), sortBy: ({ sales }) => sales },
    {
      id: 'rate',
      label: t.rate,
      align: 'end',
      cell: (row) => {
        const rate = rateOf(row);
        return rate === null ? '–' : formatPercent(Math.round(10 * rate) / 10);
      },
      sortBy: (row) => rateOf(row) ?? -1,
    },
    {
      id: 'commission',
      label: t.commission,
      align: 'end',
      cell: ({ commissionCents }) => formatMoney(commissionCents, { cents: 'always' }),
      sortBy: ({ commissionCents }) => commissionCents,
    },
  ];
}
