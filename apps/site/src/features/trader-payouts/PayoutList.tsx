import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { Badge, Disclosure, Receipt, Timeline, type TimelineEvent } from '@duneline/ui';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { methodName } from '../../lib/format/methodName.ts';
import { isOpen } from '../../lib/trader/payoutStart.ts';
import type { Payout } from '../../lib/trader/TradingAccount.ts';
import * as css from './Payouts.css.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });
const statuses = { requested: t.statusRequested, approved: t.statusApproved, paid: t.statusPaid, rejected: t.statusRejected };
const tones = { requested: 'info', approved: 'info', paid: 'success', rejected: 'danger' } as const;

/** Every payout of an account with its steps, and the receipt of those that were paid. */
export function PayoutList({ payouts }: { readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0) return <p className={css.small}>{t.none}</p>;
  return payouts.map((payout) => (
    <Disclosure
      key={payout.id}
      level={3}
      {...(isOpen(payout) && { isOpen: true })}
      title={
        <span className={css.payout}>
          {t.payoutTitle({ number: String(payout.number), amount: exact(payout.amount_cents) })}
          <Badge tone={tones[payout.status]}>{statuses[payout.status]}</Badge>
        </span>
      }
    >
      <div className={css.details}>
        <Timeline label={t.stepsLabel} events={stepsOf(payout)} />
        {payout.status === 'paid' && <PayoutReceipt payout={payout} />}
      </div>
    </Disclosure>
  ));
}

function stepsOf({ status, requested_at, decided_at, paid_at, reject_reason }: Payout): readonly TimelineEvent[] {
  const { from, to } = payoutFacts.processingHours;
  const requested = step('requested', t.stepRequested, requested_at, status === 'requested');
  if (status === 'rejected') {
    return [requested, { ...step('rejected', t.stepRejected, decided_at, true), tone: 'danger', children: reject_reason }];
  }
  return [
    requested,
    step('approved', t.stepApproved, decided_at, status === 'approved'),
    {
      ...step('paid', t.stepPaid, paid_at, status === 'paid'),
      ...(paid_at === null ? { when: t.within({ from, to }) } : { tone: 'success' as const }),
    },
  ];
}

function step(id: string, title: string, at: string | null, isNow: boolean): TimelineEvent {
  return {
    id,
    title,
    state: isNow ? 'now' : at === null ? 'ahead' : 'past',
    ...(at !== null && { when: formatDate(at), dateTime: at }),
  };
}

function PayoutReceipt({ payout }: { readonly payout: Payout }) {
  const { gross_cents, share_bps, amount_cents, method, destination, receipt_id } = payout;
  return (
    <Receipt
      lead={t.receiptLead}
      amount={exact(amount_cents)}
      rows={[
        { id: 'gross', label: t.receiptGross, value: exact(gross_cents) },
        { id: 'share', label: t.receiptShare, value: formatPercent(share_bps / 100) },
        { id: 'method', label: methodName(method), value: destination },
        { id: 'number', label: t.receiptNumber, value: receipt_id ?? '' },
        { id: 'total', label: t.receiptTotal, value: exact(amount_cents), isTotal: true },
      ]}
      note={t.simulatedNote}
    />
  );
}
