import * as t from '@duneline/specs/messages/trader-payouts';
import { Badge, Disclosure, Receipt, Timeline } from '@duneline/ui';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { methodName } from '../../lib/format/methodName.ts';
import type { Payout } from '../../lib/trader/TradingAccount.ts';
import { payoutSteps } from './payoutSteps.ts';
import * as css from './Payouts.css.ts';

const exact = (cents: number) => formatMoney(cents, { cents: 'always' });

/** Payouts that were paid or rejected, with their steps, and the receipt of those that were paid. */
export function PayoutList({ payouts }: { readonly payouts: readonly Payout[] }) {
  if (payouts.length === 0) return <p className={css.small}>{t.none}</p>;
  return payouts.map((payout) => (
    <Disclosure
      key={payout.id}
      level={3}
      title={
        <span className={css.payout}>
          {t.payoutTitle({ number: String(payout.number), amount: exact(payout.amount_cents) })}
          {payout.status === 'paid' ? (
            <Badge tone="success">{t.statusPaid}</Badge>
          ) : (
            <Badge tone="danger">{t.statusRejected}</Badge>
          )}
        </span>
      }
    >
      <div className={css.details}>
        <Timeline aria-label={t.stepsLabel} items={payoutSteps(payout)} />
        {payout.status === 'paid' && <PayoutReceipt payout={payout} />}
      </div>
    </Disclosure>
  ));
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
