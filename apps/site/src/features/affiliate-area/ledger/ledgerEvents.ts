import type { TimelineEvent } from '@duneline/ui';
import * as t from '@duneline/specs/messages/affiliate-ledger';
import { affiliate } from '@duneline/specs/site';
import { formatDate } from '../../../lib/format/formatDate.ts';
import { formatMoney } from '../../../lib/format/formatMoney.ts';
import { formatPercent } from '../../../lib/format/formatPercent.ts';
import { decidingRule } from '../earnings/decidingRule.ts';
import { releaseDay } from '../overview/releaseDay.ts';
import { tierName } from '../../../lib/price/tierName.ts';
import type { Ledger, LedgerSale } from './readLedger.ts';

const money = (cents: number) => formatMoney(cents, { cents: 'always' });
const payoutTitles = {
  requested: t.requestedPayout,
  approved: t.approvedPayout,
  paid: t.paidPayout,
  rejected: t.unpaid,
} as const;
const on = (iso: string) => ({ time: formatDate(iso), dateTime: iso });

/** The steps from the click to the payout, each with its date and, where a rule decided it, the rule. */
export function ledgerEvents({ link, isNew, referredAt, sales }: Ledger): readonly TimelineEvent[] {
  return [
    { id: 'click', title: t.click({ link }), description: t.clickNote },
    { id: 'sign-up', title: isNew ? t.signUp : t.knownAccount, ...(isNew && on(referredAt)) },
    ...(sales.length === 0
      ? [{ id: 'sale', title: t.noSale, description: t.noSaleNote, state: 'ahead' as const }]
      : sales.flatMap(saleEvents)),
  ];
}

function saleEvents(sale: LedgerSale): readonly TimelineEvent[] {
  const { id, tierId, saleCents, earnedAt } = sale;
  const program = tierName(tierId) ?? t.otherProgram;
  return [
    { id: `${id} sale`, title: t.sale({ program, amount: money(saleCents) }), ...on(earnedAt) },
    commissionEvent(sale),
    ...(sale.status === 'approved' ? [payoutEvent(sale)] : []),
  ];
}

function commissionEvent(sale: LedgerSale): TimelineEvent {
  const { status, earnedAt } = sale;
  const facts = { amount: money(sale.amountCents), rate: formatPercent(sale.ratePercent) };
  const event = { id: `${sale.id} commission`, description: decidingRule(sale) };
  if (status === 'reversed') return { ...event, title: t.reversed(facts), tone: 'danger' };
  const release = on(releaseDay(earnedAt, affiliate.approvalDays));
  if (status === 'pending') return { ...event, ...release, title: t.held(facts), state: 'now' };
  return { ...event, ...release, title: t.approved(facts), tone: 'success' };
}

function payoutEvent({ id, payout }: LedgerSale): TimelineEvent {
  const event = { id: `${id} payout` };
  if (!payout) return { ...event, title: t.unpaid, description: t.unpaidNote, state: 'ahead' };
  const { status, at } = payout;
  return { ...event, title: payoutTitles[status], ...on(at), ...(status === 'paid' ? { tone: 'success' } : { state: 'now' }) };
}
