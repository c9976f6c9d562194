import { useIsWide } from '../../lib/floating/useIsWide.ts';
import { QueryPanel } from '../../lib/query/QueryPanel.tsx';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { useDays, usePayouts, usePositions } from '../../lib/trader/useTrader.ts';
import { BalanceCard } from './BalanceCard.tsx';
import { LimitsCard } from './LimitsCard.tsx';
import { LimitAlert } from './LimitAlert.tsx';
import { OpenPositions } from './OpenPositions.tsx';
import { EndedNotice } from './EndedNotice.tsx';
import { StandingCard } from './StandingCard.tsx';
import { TargetCard } from './TargetCard.tsx';
import * as css from './Overview.css.ts';

/** One account at a glance: how far it is, what it may still lose, where it stands and what is open. */
export function Overview({ account }: { readonly account: TradingAccount }) {
  const days = useDays(account.id);
  const payouts = usePayouts(account.id);
  const positions = usePositions(account.id);
  const isWide = useIsWide();
  return (
    <div className={css.grid}>
      <EndedNotice account={account} />
      <LimitAlert account={account} />
      {/* On a phone, what may still be lost today is in the first screen. */}
      {!isWide && <LimitsCard account={account} />}
      <section className={`${css.card} ${css.tall}`} aria-labelledby="balance">
        <QueryPanel query={days} lines={9}>
          {(rows) => <BalanceCard account={account} days={rows} />}
        </QueryPanel>
      </section>
      <TargetCard account={account} payouts={payouts.data} />
      {isWide && <LimitsCard account={account} />}
      <section className={`${css.card} ${css.full}`} aria-labelledby="standing">
        <QueryPanel query={days}>
          {(rows) => (
            <QueryPanel query={payouts}>{(own) => <StandingCard account={account} days={rows} payouts={own} />}</QueryPanel>
          )}
        </QueryPanel>
      </section>
      <section className={`${css.card} ${css.full}`} aria-labelledby="positions">
        <QueryPanel query={positions}>{(rows) => <OpenPositions positions={rows} />}</QueryPanel>
      </section>
    </div>
  );
}
