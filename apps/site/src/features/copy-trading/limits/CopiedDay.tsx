import { rules } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/copy-trading';
import { LimitBar, SampleNote } from '@duneline/ui';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { TermGrid } from '../../../lib/page/TermGrid.tsx';
import { copiedPositions, remainingLossCents, tradePercent, type CopiedPosition } from '../copiedPositions.ts';
import * as css from './CopiedDay.css.ts';

const kept = [
  { title: t.keepBreach, text: t.keepBreachText },
  {
    title: t.keepCount,
    text: t.keepCountText({ positions: rules.openPositions, percent: formatPercent(rules.riskPerTradePercent) }),
  },
  { title: t.keepFloor, text: t.keepFloorText },
  { title: t.keepNews, text: t.keepNewsText({ minutes: rules.newsMinutes }) },
];

/** The same stop on accounts with different daily losses, and what is separate for each account. */
export function CopiedDay() {
  return (
    <>
      <ul role="list" className={css.days}>
        {copiedPositions.map((account) => (
          <li key={account.id}>
            <AccountDay account={account} />
          </li>
        ))}
      </ul>
      <SampleNote>{t.limitsNote}</SampleNote>
      <div className={css.kept}>
        <TermGrid pairs={kept} />
      </div>
    </>
  );
}

function AccountDay({ account }: { readonly account: CopiedPosition }) {
  const { sizeCents, lostPercent, dailyLimitPercent } = account;
  const left = remainingLossCents(account);
  const amount = formatMoney(Math.abs(left));
  const used = lostPercent + tradePercent;
  return (
    <LimitBar
      label={t.dayOf({ size: formatMoney(sizeCents) })}
      used={used}
      limit={dailyLimitPercent}
      value={left < 0 ? <span className={css.ended}>{t.dayEnded({ amount })}</span> : t.dayLeft({ amount })}
      valueText={t.dayUsed({ used: formatPercent(used), limit: formatPercent(dailyLimitPercent) })}
      notes={{
        start: t.dayBefore({ before: formatPercent(lostPercent), trade: formatPercent(tradePercent) }),
        end: t.dayLimit({ limit: formatPercent(dailyLimitPercent) }),
      }}
    />
  );
}
