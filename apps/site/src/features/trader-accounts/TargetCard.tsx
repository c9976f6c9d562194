import * as t from '@duneline/specs/messages/trader';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { arrowDown, arrowUp, Icon, SampleNote, Sparkline } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { useMinute } from '../../lib/time/useMinute.ts';
import { termsOf } from '../../lib/trader/accountTerms.ts';
import { payoutStart, shareOf, type PayoutStart } from '../../lib/trader/payoutStart.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import * as css from './Overview.css.ts';

// A climb in ten steps; as many of them are lit as tenths of the way are done.
const climb = [0, 2, 1.6, 4, 3.6, 5.6, 5, 7.6, 7, 10];
const minimum = formatMoney(payoutFacts.minimumCents);

interface TargetCardProps {
  readonly account: TradingAccount;
  /** `undefined` until they are known. */
  readonly payouts: readonly Payout[] | undefined;
}

/** How far an evaluation is on its way to the target, or what a funded account has earned. */
export function TargetCard({ account, payouts }: TargetCardProps) {
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
        <Share account={account} payouts={payouts} />
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

function Share({ account, payouts }: TargetCardProps) {
  const now = useMinute();
  const start = payouts ? payoutStart(account, payouts, now) : null;
  const { shareBps, payoutCycleDays } = termsOf(account);
  return (
    <>
      <p className={css.share}>
        <span className={css.large}>{formatMoney(shareOf(account), { cents: 'always' })}</span>
        <span className={css.term}>{t.yourShare({ share: formatPercent(shareBps / 100) })}</span>
      </p>
      <p className={css.ends}>
        <span>{t.everyDays({ days: payoutCycleDays })}</span>
        <span>{start && nextPayout(start)}</span>
      </p>
    </>
  );
}

function nextPayout(start: PayoutStart): string {
  if (typeof start === 'object') return t.nextPayoutFrom({ date: formatDate(start.from) });
  return { now: t.nextPayoutNow, open: t.nextPayoutOpen, small: t.nextPayoutSmall({ minimum }) }[start];
}
