import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import type { TimelineEvent } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import type { Payout } from '../../lib/trader/TradingAccount.ts';

/** What has happened to a payout, and what is still to come. */
export function payoutSteps({ status, requested_at, decided_at, paid_at, reject_reason }: Payout): readonly TimelineEvent[] {
  const { from, to } = payoutFacts.processingHours;
  const requested = step('requested', t.stepRequested, requested_at, status === 'requested');
  if (status === 'rejected') {
    return [requested, { ...step('rejected', t.stepRejected, decided_at, true), tone: 'danger', description: reject_reason }];
  }
  return [
    requested,
    step('approved', t.stepApproved, decided_at, status === 'approved'),
    {
      ...step('paid', t.stepPaid, paid_at, status === 'paid'),
      ...(paid_at === null ? { time: t.within({ from, to }) } : { tone: 'success' as const }),
    },
  ];
}

function step(id: string, title: string, at: string | null, isNow: boolean): TimelineEvent {
  return {
    id,
    title,
    state: isNow ? 'now' : at === null ? 'ahead' : 'past',
    ...(at !== null && { time: formatDate(at), dateTime: at }),
  };
}
