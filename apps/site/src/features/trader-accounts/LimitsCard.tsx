import type { LossLimit } from '@duneline/machines';
import * as t from '@duneline/specs/messages/trader';
import { rules } from '@duneline/specs/site';
import { clock, Icon, LimitBar } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { describeAmount, describeBase } from '../../lib/trader/describeLimit.ts';
import { lossLimitsOf } from '../../lib/trader/lossLimitsOf.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import * as css from './Overview.css.ts';

/** What may still be lost today and altogether, and when inactivity would close the account. */
export function LimitsCard({ account }: { readonly account: TradingAccount }) {
  const { summary } = account;
  const limits = lossLimitsOf(account);
  if (!limits || !summary) return <ClosedLimits account={account} />;
  const { daily, maximum } = limits;
  const kind = account.drawdown_type === 'trailing' ? t.trailingFloor : t.staticFloor;
  return (
    <section className={css.card} aria-labelledby="limits">
      <div className={css.head}>
        <h2 id="limits" className={css.title}>
          {t.limitsTitle}
        </h2>
        <span className={css.small}>{t.dayCloses({ time: rules.dayClose.time })}</span>
      </div>
      <Limit label={t.dailyLoss} limit={daily} note={describeBase(daily, account.initial_cents)} />
      <Limit
        label={t.maximumLoss}
        limit={maximum}
        note={kind({ base: describeBase(maximum, account.initial_cents), floor: formatMoney(maximum.floorCents) })}
      />
      <p className={css.note}>
        <span className={css.noteIcon}>
          <Icon of={clock} />
        </span>
        <span>
          {account.last_trade_at ? t.lastTrade({ date: formatDate(account.last_trade_at) }) : t.noTradeYet}{' '}
          {t.dormantAfter({ days: rules.inactivityDays, date: formatDate(summary.dormant_at) })}
        </span>
      </p>
    </section>
  );
}

interface LimitProps {
  readonly label: string;
  readonly limit: LossLimit;
  readonly note: string;
}

function Limit({ label, limit, note }: LimitProps) {
  const amount = describeAmount(limit);
  return (
    <div className={css.limit}>
      <LimitBar
        label={label}
        used={limit.usedCents}
        limit={limit.limitCents}
        value={
          // A figure that nothing may float over.
          <data value={limit.roomCents}>
            <span className={css.left}>{formatMoney(limit.roomCents, { cents: 'always' })}</span> {t.left}
          </data>
        }
        valueText={amount}
        notes={{ start: amount, end: note }}
      />
    </div>
  );
}

/** A closed account has no limits left, but a reason. */
function ClosedLimits({ account }: { readonly account: TradingAccount }) {
  const dormant = account.closed_by_refund ? t.closedRefunded : t.closedDormant;
  const terminated = account.breach_practice === null ? t.closedTerminated : t.closedProhibited;
  return (
    <section className={css.card} aria-labelledby="limits">
      <h2 id="limits" className={css.title}>
        {t.closedTitle}
      </h2>
      <p>{{ passed: t.closedPassed, terminated, dormant, active: '' }[account.status]}</p>
      {account.ended_at && <p className={css.small}>{t.closedOn({ date: formatDate(account.ended_at) })}</p>}
    </section>
  );
}
