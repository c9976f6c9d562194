import { rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/why';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { TermGrid } from '../../lib/page/TermGrid.tsx';

const reasons = [
  { title: t.notMarket, text: t.notMarketText },
  { title: t.notIncome, text: t.notIncomeText },
  { title: t.notNews, text: t.notNewsText({ minutes: rules.newsMinutes }) },
  {
    title: t.notMany,
    text: t.notManyText({ positions: rules.openPositions, percent: formatPercent(rules.riskPerTradePercent) }),
  },
  { title: t.notOthers, text: t.notOthersText },
  { title: t.notBreaks, text: t.notBreaksText({ days: rules.inactivityDays }) },
];

/** For whom the program is unsuitable, before anybody pays. */
export function NotForYou() {
  return <TermGrid pairs={reasons} />;
}
