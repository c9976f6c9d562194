import * as a from '@duneline/specs/messages/affiliate-area';
import * as t from '@duneline/specs/messages/affiliate-analytics';
import { Card, DonutChart } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { nameCountry } from './nameCountry.ts';
import type { Activity } from './readActivity.ts';

const percent = (share: number) => formatPercent(Math.round(share * 100));

/** Which countries the commission of a period came from. */
export function CountryShares({ countries }: { readonly countries: readonly Activity[] }) {
  const parts = countries
    .map(({ name, commissionCents }) => ({ name: nameCountry(name), value: commissionCents }))
    .toSorted((one, other) => other.value - one.value);
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const [first] = parts;
  return (
    <Card as="section">
      <DonutChart
        title={t.countryShares}
        level={2}
        summary={
          first && total > 0
            ? t.countrySharesSummary({ country: first.name, share: percent(first.value / total) })
            : t.countrySharesNone
        }
        parts={parts}
        heads={{ part: t.country, value: t.commission, share: t.share }}
        format={(cents) => formatMoney(cents)}
        percent={percent}
        othersLabel={t.otherCountries}
        totalLabel={t.commission}
        words={{ showTable: a.showTable, showChart: a.showChart, empty: t.emptyTitle }}
      />
    </Card>
  );
}
