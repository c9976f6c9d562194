import * as t from '@duneline/specs/messages/checkout';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import type { OrderReceipt } from './orderService.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import { RefundTimeline } from './RefundTimeline.tsx';
import { sampleReceipt as receipt } from './sampleReceipt.test-support.ts';

function badgeOf(status: OrderReceipt['status'], text: string) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<PrintedReceipt receipt={{ ...receipt, status }} />);
  return [...page.querySelectorAll('span')].find((span) => span.textContent === text)?.className;
}

it('says that an order was refunded in another color than that it is paid', () => {
  const [paid, refunded] = [badgeOf('paid', t.receiptPaid), badgeOf('refunded', t.receiptRefunded)];
  expect(paid).toBeDefined();
  expect(refunded).toBeDefined();
  expect(refunded).not.toBe(paid);
});

it('calls an order refunded on its receipt only when the money was sent', () => {
  const refunded = { ...receipt, status: 'refunded', refundedAt: '2026-03-01T10:00:00Z' } as const;
  const owed = { amountCents: 9_900, currency: 'USD', receivedAt: '2026-03-02T09:00:00Z', sentAt: null } as const;
  const textWith = (changes: object) => {
    const failed = { ...refunded, moneyBack: { ...owed, cause: 'refund-failed', ...changes } } as const;
    return renderToStaticMarkup(
      <>
        <PrintedReceipt receipt={failed} />
        <RefundTimeline receipt={failed} />
      </>,
    );
  };
  const open = textWith({});
  expect(open).toContain(t.receiptRefundDue);
  expect(open).toContain(t.refundDueWhen);
  expect(open).not.toContain(t.refundSent({ amount: '$99.00' }));
  const sent = textWith({ sentAt: '2026-03-04T09:00:00Z' });
  expect(sent).toContain(t.refundSent({ amount: '$99.00' }));
  expect(sent).toContain('Mar 4, 2026');
  expect(sent).not.toContain(t.refundDueWhen);
});

it('offers the return of an evaluation only until its date, and says that it was returned in words of the page', () => {
  const timeline = (changes: object) => renderToStaticMarkup(<RefundTimeline receipt={{ ...receipt, ...changes }} />);
  const untraded = t.refundUntraded({ amount: formatMoney(receipt.totalCents, { cents: 'always' }) });
  expect(timeline({ returnableUntil: '2026-03-15T09:02:00Z' })).toContain(t.refundUntil({ date: 'Mar 15, 2026' }));
  expect(timeline({})).not.toContain(untraded);
  const returned = { status: 'refunded', refundedAt: '2026-03-02T09:00:00Z', refundReason: 'By the buyer.', isReturned: true };
  expect(timeline(returned)).toContain(t.refundReturned);
  expect(timeline(returned)).not.toContain('By the buyer.');
});
