import * as t from '@duneline/specs/messages/trader';
import { rules } from '@duneline/specs/site';
import type { TimelineEvent } from '@duneline/ui';
import { formatDate } from '../format/formatDate.ts';
import { formatDatesIn } from '../format/formatDatesIn.ts';
import { formatMoney } from '../format/formatMoney.ts';
import { formatList } from '../format/formatList.ts';
import { formatPercent } from '../format/formatPercent.ts';
import { practiceName } from './practices.ts';
import type { Payout, TradingAccount, TradingDay } from './TradingAccount.ts';

type Dated = Required<Pick<TimelineEvent, 'id' | 'title' | 'description' | 'dateTime'>> & Pick<TimelineEvent, 'tone'>;

/** An account with its rules, and how it ended. */
type PastAccount = Pick<
  TradingAccount,
  | 'phase'
  | 'status'
  | 'initial_cents'
  | 'profit_target_bps'
  | 'daily_loss_bps'
  | 'max_drawdown_bps'
  | 'drawdown_type'
  | 'winners_bonus_cents'
  | 'winners_bonus_paid_at'
  | 'breach_clause'
  | 'breach_practice'
  | 'breach_reason'
  | 'opened_at'
  | 'ended_at'
  | 'closed_by_refund'
>;
type PastPayout = Pick<
  Payout,
  'id' | 'amount_cents' | 'gross_cents' | 'share_bps' | 'requested_at' | 'decided_at' | 'paid_at' | 'reject_reason'
>;

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What happened on an account and by which rule, the newest first, in words that traders use. */
export function describeHistory(
  account: PastAccount,
  days: readonly TradingDay[],
  payouts: readonly PastPayout[],
): readonly TimelineEvent[] {
  const events: readonly Dated[] = [
    opened(account),
    ...bestAndWorst(days),
    ...floorLocked(account, days),
    ...payouts.flatMap(payoutEvents),
    ...ending(account),
  ];
  return events
    .toSorted((one, other) => Date.parse(other.dateTime) - Date.parse(one.dateTime))
    .map((event) => ({ ...event, time: formatDate(event.dateTime) }));
}

function opened(account: PastAccount): Dated {
  const { initial_cents, profit_target_bps, daily_loss_bps, max_drawdown_bps } = account;
  const figures = {
    size: formatMoney(initial_cents),
    daily: formatPercent(daily_loss_bps / 100),
    maximum: formatPercent(max_drawdown_bps / 100),
  };
  return {
    id: 'opened',
    dateTime: account.opened_at,
    title: account.phase === 'funded' ? t.historyFunded : t.historyOpened,
    description:
      profit_target_bps === null
        ? t.historyFundedRules(figures)
        : t.historyRules({ ...figures, target: formatPercent(profit_target_bps / 100) }),
  };
}

/** The day that came nearest to the daily limit: what the limit looks at is the lowest equity of a day. */
function bestAndWorst(days: readonly TradingDay[]): readonly Dated[] {
  const used = (day: TradingDay) => (day.opening_cents - day.low_equity_cents) / day.opening_cents;
  const [worst] = days.toSorted((one, other) => used(other) - used(one));
  if (!worst || used(worst) <= 0) return [];
  return [
    {
      id: 'worst-day',
      dateTime: worst.day,
      title: t.historyWorstDay,
      description: t.historyWorstDayText({
        low: exact(worst.low_equity_cents),
        share: formatPercent(Math.round(used(worst) * 10_000) / 100),
        opening: exact(worst.opening_cents),
      }),
    },
  ];
}

/** A trailing floor stops at the initial balance, for good. */
function floorLocked(account: PastAccount, days: readonly TradingDay[]): readonly Dated[] {
  if (account.drawdown_type !== 'trailing') return [];
  const enough = account.initial_cents + Math.floor((account.initial_cents * account.max_drawdown_bps) / 10_000);
  const day = days.find(({ closing_cents }) => closing_cents >= enough);
  if (!day) return [];
  return [
    {
      id: 'floor',
      dateTime: day.day,
      title: t.historyFloor,
      description: t.historyFloorText({ floor: exact(account.initial_cents) }),
      tone: 'success',
    },
  ];
}

function payoutEvents(payout: PastPayout): readonly Dated[] {
  const amount = exact(payout.amount_cents);
  const share = formatPercent(payout.share_bps / 100);
  const { id, requested_at, decided_at, paid_at, reject_reason } = payout;
  return [
    {
      id: `${id} requested`,
      dateTime: requested_at,
      title: t.historyRequested({ amount }),
      description: t.historyRequestedText({ gross: exact(payout.gross_cents), share }),
    },
    ...(reject_reason !== null && decided_at !== null
      ? [
          {
            id: `${id} rejected`,
            dateTime: decided_at,
            title: t.historyRejected({ amount }),
            description: reject_reason,
            tone: 'danger' as const,
          },
        ]
      : []),
    ...(paid_at === null
      ? []
      : [
          {
            id: `${id} paid`,
            dateTime: paid_at,
            title: t.historyPaid({ amount }),
            description: t.historyPaidText({ gross: exact(payout.gross_cents) }),
            tone: 'success' as const,
          },
        ]),
  ];
}

/** The rule that ended an account, as a title and what happened; `null` for one that no rule has ended. */
export function describeEnding(account: PastAccount): Pick<Dated, 'title' | 'description'> | null {
  const isEndedByRule = (account.status === 'terminated' || account.status === 'dormant') && !account.closed_by_refund;
  return (isEndedByRule && ending(account)[0]) || null;
}

function ending(account: PastAccount): readonly Dated[] {
  const { status, ended_at: dateTime, winners_bonus_cents, winners_bonus_paid_at } = account;
  if (dateTime === null) return [];
  if (status === 'passed') {
    return [
      {
        id: 'passed',
        dateTime,
        title: t.historyPassed,
        description: t.historyPassedText({ target: formatPercent((account.profit_target_bps ?? 0) / 100) }),
        tone: 'success',
      },
      ...(winners_bonus_cents !== null && winners_bonus_paid_at !== null
        ? [
            {
              id: 'bonus',
              dateTime: winners_bonus_paid_at,
              title: t.historyBonus({ amount: exact(winners_bonus_cents) }),
              description: t.historyBonusText,
              tone: 'success' as const,
            },
          ]
        : []),
    ];
  }
  if (account.closed_by_refund) {
    return [{ id: 'refunded', dateTime, title: t.historyRefunded, description: t.historyRefundedText }];
  }
  if (status === 'dormant') {
    return [
      {
        id: 'dormant',
        dateTime,
        title: t.historyDormant,
        description: t.historyDormantText({ days: rules.inactivityDays }),
        tone: 'danger',
      },
    ];
  }
  const { title, rule } = brokenRule(account);
  return [
    { id: 'breach', dateTime, title, description: `${formatDatesIn(account.breach_reason ?? '')} ${rule}`, tone: 'danger' },
  ];
}

/** The rule that ended a terminated account, as a title and a sentence. */
function brokenRule(account: PastAccount): { readonly title: string; readonly rule: string } {
  if (account.breach_practice !== null) {
    return {
      title: t.historyProhibited({ practice: practiceName(account.breach_practice) }),
      rule: t.historyProhibitedText({ practices: formatList(rules.prohibited) }),
    };
  }
  return account.breach_clause === 'daily-loss'
    ? {
        title: t.historyDailyLoss,
        rule: t.historyDailyLossText({ percent: formatPercent(account.daily_loss_bps / 100) }),
      }
    : {
        title: t.historyMaximumLoss,
        rule: t.historyMaximumLossText({ percent: formatPercent(account.max_drawdown_bps / 100) }),
      };
}
