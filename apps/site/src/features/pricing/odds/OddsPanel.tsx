import * as t from '@duneline/specs/messages/pricing-price';
import { BarChart, Card, EmptyState, Heading } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatNumber } from '../../../lib/format/formatNumber.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { TestTradesLink } from '../../../lib/link/TestTradesLink.tsx';
import { readingOf, type Odds } from './Odds.ts';
import * as css from './OddsPanel.css.ts';

/** Results of evaluations beside the price: counts, drawn to scale, including open ones; or that they are unknown. */
export function OddsPanel({ odds }: { readonly odds: Odds | null }) {
  return (
    <Card as="section" aria-labelledby="odds">
      <div className={css.odds}>
        <Heading id="odds" level={3} size="xl">
          {t.oddsTitle}
        </Heading>
        {odds ? <Counted odds={odds} /> : <Unknown />}
        <TestTradesLink />
      </div>
    </Card>
  );
}

function Counted({ odds }: { readonly odds: Odds }) {
  const { open, passedPercent, ofEndedPercent } = readingOf(odds);
  const { started, passed, breached, dormant, since } = odds;
  return (
    <>
      <p className={css.figure}>{t.oddsPassed({ passed: formatNumber(passed), started: formatNumber(started) })}</p>
      <p className={css.lead}>
        {t.oddsLead({
          percent: formatPercent(passedPercent ?? 0),
          ofEnded: formatPercent(ofEndedPercent ?? 0),
          date: formatDate(since),
          open,
        })}
      </p>
      <BarChart
        title={t.oddsChart}
        summary={t.oddsSummary({ passed, breached, dormant, open })}
        note={t.oddsNote}
        names={[t.oddsWasPassed, t.oddsWasBreached, t.oddsWasDormant, t.oddsIsOpen]}
        nameHead={t.oddsHead}
        series={[{ name: t.oddsCount, values: [passed, breached, dormant, open] }]}
        format={formatNumber}
        height={168}
        words={{ showTable: t.showTable, showChart: t.showChart, read: t.readChart }}
      />
    </>
  );
}

function Unknown() {
  return (
    <EmptyState title={t.oddsUnknown} level={4}>
      {t.oddsUnknownText}
    </EmptyState>
  );
}
