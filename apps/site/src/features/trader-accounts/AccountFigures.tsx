import * as t from '@duneline/specs/messages/trader';
import { Badge, LimitBar } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { TradingAccount } from './readAccounts.ts';
import * as css from './TraderAccounts.css.ts';

const phases = { 'phase-1': t.phase1, 'phase-2': t.phase2, funded: t.phaseFunded };
const statuses = { active: t.statusActive, passed: t.statusPassed, terminated: t.statusTerminated, dormant: t.statusDormant };
const tones = { active: 'accent', passed: 'gain', terminated: 'loss', dormant: 'warn' } as const;

/** What an account has, what is left of its limits, and when something is due. */
export function AccountFigures({ account }: { readonly account: TradingAccount }) {
  const { summary, status } = account;
  const dates = [
    [t.opened, account.opened_at],
    [t.ended, account.ended_at],
    [t.nextPayout, status === 'active' ? account.next_payout_at : null],
    [t.dormantAt, status === 'active' ? (summary?.dormant_at ?? null) : null],
  ] as const;
  return (
    <section className={css.card} aria-label={String(account.number)}>
      <div className={css.head}>
        <p className={css.balance}>
          <span className={css.term}>{t.balance}</span>
          <span className={css.figure}>{formatMoney(account.balance_cents, { cents: 'always' })}</span>
        </p>
        <p className={css.badges}>
          <Badge tone={tones[status]}>{statuses[status]}</Badge>
          <Badge tone="plain">{phases[account.phase]}</Badge>
        </p>
      </div>
      {summary && status === 'active' && <Limits summary={summary} />}
      <dl className={css.facts}>
        {dates.map(
          ([term, date]) =>
            date !== null && (
              <div key={term}>
                <dt className={css.term}>{term}</dt>
                <dd>{formatDate(date)}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function Limits({ summary }: { readonly summary: NonNullable<TradingAccount['summary']> }) {
  const { profit_cents: profit, target_cents: target } = summary;
  const daily = summary.previous_close_cents - summary.daily_floor_cents;
  const initial = summary.previous_close_cents;
  const total = Math.max(initial - summary.loss_floor_cents, summary.loss_room_cents);
  return (
    <div className={css.limits}>
      {target !== null && target > 0 && (
        <LimitBar
          label={t.target}
          used={profit}
          limit={target}
          value={profit < target ? t.targetLeft({ amount: formatMoney(target - profit) }) : t.targetReached}
          valueText={t.targetUsed({ profit: formatMoney(profit), target: formatMoney(target) })}
        />
      )}
      <Room label={t.dailyRoom} room={summary.daily_room_cents} limit={daily} />
      <Room label={t.lossRoom} room={summary.loss_room_cents} limit={total} />
    </div>
  );
}

function Room({ label, room, limit }: { readonly label: string; readonly room: number; readonly limit: number }) {
  const used = Math.max(limit - room, 0);
  return (
    <LimitBar
      label={label}
      used={used}
      limit={limit}
      value={t.roomLeft({ amount: formatMoney(Math.max(room, 0)) })}
      valueText={t.roomUsed({ used: formatMoney(used), limit: formatMoney(limit) })}
    />
  );
}
