import * as t from '@duneline/specs/messages/trader';
import { arrowDown, arrowUp, Icon, SampleNote, Sparkline } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import * as css from './Overview.css.ts';

// A climb in ten steps; as many of them are lit as tenths of the way are done.
const climb = [0, 2, 1.6, 4, 3.6, 5.6, 5, 7.6, 7, 10];

/** How far an evaluation is on its way to the target, or what a funded account has earned. */
export function TargetCard({ account }: { readonly account: TradingAccount }) {
  const profit = account.summary?.profit_cents ?? account.balance_cents - account.initial_cents;
  const target = account.summary?.target_cents ?? null;
  const progress = target === null ? null : Math.max(0, Math.min(100, Math.floor((100 * profit) / target)));
  return (
    <section className={css.card} aria-labelledby="target">
      <div className={css.head}>
        <h2 id="target" className={css.title}>
          {target === null ? t.profitTitle : t.targetTitle}
        </h2>
        <span className={`${css.signed} ${profit < 0 ? css.loss : css.gain}`}>
          <Icon of={profit < 0 ? arrowDown : arrowUp} size={16} />
          {formatMoney(profit, { cents: 'always' })}
        </span>
      </div>
      {progress === null ? (
        <Share account={account} profit={profit} />
      ) : (
        <>
          <p className={css.share}>
            <span className={css.large}>{formatPercent(progress)}</span>
            <span className={css.term}>
              {t.ofTheWay({ target: formatPercent((account.profit_target_bps ?? 0) / 100, { sign: 'always' }) })}
            </span>
          </p>
          <Sparkline values={climb} known={1 + Math.floor(progress / 11)} isFilled />
          <p className={css.ends}>
            <span>
              {profit < (target ?? 0)
                ? t.targetLeft({ amount: formatMoney((target ?? 0) - profit, { cents: 'always' }) })
                : t.targetReached}
            </span>
            <span>{t.noTimeLimit}</span>
          </p>
        </>
      )}
      <SampleNote>{t.simulated}</SampleNote>
    </section>
  );
}

function Share({ account, profit }: { readonly account: TradingAccount; readonly profit: number }) {
  const share = (account.share_bps ?? 0) / 10_000;
  return (
    <>
      <p className={css.share}>
        <span className={css.large}>{formatMoney(Math.floor(Math.max(0, profit) * share), { cents: 'always' })}</span>
        <span className={css.term}>{t.yourShare({ share: formatPercent(share * 100) })}</span>
      </p>
      <p className={css.ends}>
        <span>{t.everyDays({ days: account.payout_cycle_days ?? 0 })}</span>
        <span>{account.next_payout_at && t.nextPayoutFrom({ date: formatDate(account.next_payout_at) })}</span>
      </p>
    </>
  );
}
