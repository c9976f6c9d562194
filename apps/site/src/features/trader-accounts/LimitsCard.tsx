import * as t from '@duneline/specs/messages/trader';
import { rules } from '@duneline/specs/site';
import { clock, Icon, LimitBar } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import * as css from './Overview.css.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What may still be lost today and altogether, and when inactivity would close the account. */
export function LimitsCard({ account }: { readonly account: TradingAccount }) {
  const { summary, status } = account;
  if (status !== 'active' || !summary) return <ClosedLimits account={account} />;
  const { previous_close_cents: close, daily_floor_cents, daily_room_cents, loss_floor_cents, loss_room_cents } = summary;
  const allowance = Math.floor((account.initial_cents * account.max_drawdown_bps) / 10_000);
  const kind = account.drawdown_type === 'trailing' ? t.trailingFloor : t.staticFloor;
  return (
    <section className={css.card} aria-labelledby="limits">
      <div className={css.head}>
        <h2 id="limits" className={css.title}>
          {t.limitsTitle}
        </h2>
        <span className={css.small}>{t.dayCloses({ time: rules.dayClose.time })}</span>
      </div>
      <Limit
        label={t.dailyLoss}
        room={daily_room_cents}
        limit={close - daily_floor_cents}
        note={t.ofYesterday({ percent: formatPercent(account.daily_loss_bps / 100) })}
      />
      <Limit
        label={t.maximumLoss}
        room={loss_room_cents}
        limit={allowance}
        note={kind({ floor: formatMoney(loss_floor_cents) })}
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
  readonly room: number;
  readonly limit: number;
  readonly note: string;
}

function Limit({ label, room, limit, note }: LimitProps) {
  const left = Math.max(room, 0);
  const used = Math.max(limit - left, 0);
  const words = { used: exact(used), limit: exact(Math.max(limit, left)) };
  return (
    <div className={css.limit}>
      <LimitBar
        label={label}
        used={used}
        limit={limit}
        value={
          <>
            <span className={css.left}>{exact(left)}</span> {t.left}
          </>
        }
        valueText={t.roomUsed(words)}
        notes={{ start: t.roomUsed(words), end: note }}
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
