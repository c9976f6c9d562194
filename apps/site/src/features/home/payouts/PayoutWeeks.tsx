import { content } from '@duneline/specs/site';
import * as t from '@duneline/specs/messages/home-sections';
import { WeekBars } from '@duneline/ui';
import { formatMoney, formatMoneyShort } from '../../../lib/format/formatMoney.ts';
import * as css from './PayoutWeeks.css.ts';

const weeks = content.payoutWeeksCents;
const bars = weeks.map((cents, index) => ({
  name: t.payoutsWeekRow({ weeks: weeks.length - 1 - index }),
  value: cents,
  text: formatMoney(cents),
}));

/** The sample payouts of the last weeks, one bar per week, the current one last. */
export function PayoutWeeks() {
  return (
    <div className={css.weeks}>
      <h3 className={css.title}>{t.payoutsByWeek}</h3>
      <WeekBars
        bars={bars}
        caption={t.payoutsByWeek}
        heads={{ name: t.payoutsWeekColumn, value: t.payoutsAmountColumn }}
        ends={{
          first: t.payoutsWeeksAgo({ weeks: weeks.length - 1 }),
          last: t.payoutsThisWeek({ amount: formatMoneyShort(weeks.at(-1) ?? 0) }),
        }}
      />
    </div>
  );
}
