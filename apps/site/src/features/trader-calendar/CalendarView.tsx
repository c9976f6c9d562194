import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { AccountDates } from './AccountDates.tsx';
import { MarketHours } from './MarketHours.tsx';
import { NewsList } from './NewsList.tsx';
import { useMinute } from './useMinute.ts';
import * as css from './Calendar.css.ts';

/** The trading calendar: the dates of the account, what is open now, and the news around which nothing is traded. */
export function CalendarView({ account }: { readonly account: TradingAccount }) {
  const now = useMinute();
  return (
    <div className={css.grid}>
      <NewsList now={now} />
      <div className={css.side}>
        <AccountDates account={account} now={now} />
        <MarketHours now={now} />
      </div>
    </div>
  );
}
