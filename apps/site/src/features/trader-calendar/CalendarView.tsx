import { Skeleton } from '@duneline/ui';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part/lazyPart.tsx';
import { usePayouts } from '../../lib/trader/useTrader.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { AccountDates } from './AccountDates.tsx';
import { MarketHours } from './MarketHours.tsx';
import { NewsList } from './NewsList.tsx';
import { useMinute } from '../../lib/time/useMinute.ts';
import * as css from './Calendar.css.ts';

const DayCalendar = lazyPart(async () => (await import('./DayCalendar.tsx')).DayCalendar);

/** The trading calendar: the dates of the account, what is open now, and the news around which nothing is traded. */
export function CalendarView({ account }: { readonly account: TradingAccount }) {
  const now = useMinute();
  const payouts = usePayouts(account.id);
  const [day, setDay] = useState<string | null>(null);
  return (
    <div className={css.grid}>
      <NewsList now={now} shown={day} />
      <div className={css.side}>
        <Suspense fallback={<Skeleton lines={8} />}>
          <DayCalendar now={now} day={day} onChange={setDay} />
        </Suspense>
        <AccountDates account={account} payouts={payouts.data} now={now} />
        <MarketHours now={now} />
      </div>
    </div>
  );
}
