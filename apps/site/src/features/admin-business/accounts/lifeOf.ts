import * as t from '@duneline/specs/messages/admin-business';
import type { TimelineEvent } from '@duneline/ui';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { phaseNames } from './accountLabels.ts';
import type { Account } from './readAccounts.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** What happened on an account, the oldest first. */
export function lifeOf(account: Account): readonly TimelineEvent[] {
  const { opened_at: openedAt, last_trade_at: tradedAt, ended_at: endedAt, status, phase } = account;
  const events: readonly (Pick<TimelineEvent, 'id' | 'title' | 'tone' | 'children'> & { readonly dateTime: string })[] = [
    { id: 'opened', dateTime: openedAt, title: t.lifeOpened({ phase: phaseNames[phase] }) },
    ...(tradedAt === null ? [] : [{ id: 'traded', dateTime: tradedAt, title: t.lifeTraded }]),
    ...account.payouts.map(({ number, amount_cents: cents, requested_at, paid_at, status: payout }) => ({
      id: `payout-${number}`,
      dateTime: paid_at ?? requested_at,
      title: {
        requested: t.lifePayoutAsked,
        approved: t.lifePayoutAsked,
        paid: t.lifePayoutPaid,
        rejected: t.lifePayoutRejected,
      }[payout]({ amount: exact(cents) }),
      ...(payout === 'paid' && { tone: 'gain' as const }),
    })),
    ...(endedAt === null
      ? []
      : [{ id: 'ended', dateTime: endedAt, ...(account.closed_by_refund ? { title: t.lifeRefunded } : endings[status]) }]),
    ...(account.winners_bonus_paid_at === null
      ? []
      : [
          {
            id: 'bonus',
            dateTime: account.winners_bonus_paid_at,
            title: t.lifeBonus({ amount: exact(account.winners_bonus_cents ?? 0) }),
            tone: 'gain' as const,
          },
        ]),
  ];
  const ordered = events.toSorted((one, other) => Date.parse(one.dateTime) - Date.parse(other.dateTime));
  return ordered.map((event) => ({ ...event, when: formatDate(event.dateTime) }));
}

const endings = {
  active: { title: '' },
  passed: { title: t.lifePassed, tone: 'gain' },
  terminated: { title: t.lifeTerminated, tone: 'loss' },
  dormant: { title: t.lifeClosed },
} as const;
