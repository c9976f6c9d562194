import * as t from '@duneline/specs/messages/checkout';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderReceipt } from './orderService.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';

const receipt: OrderReceipt = {
  number: 10_001,
  status: 'paid',
  email: 'amira.saleh@duneline.example',
  fullName: 'Amira Saleh',
  country: 'AE',
  tier: '1-step-10k',
  isClaimed: true,
  termsVersion: null,
  currency: 'USD',
  totalCents: 9_900,
  placedAt: '2026-03-01T09:00:00Z',
  paidAt: '2026-03-01T09:02:00Z',
  refundedAt: null,
  refundReason: null,
  lines: [{ kind: 'fee', item: '1-step-10k', label: '1-step 10K', amountCents: 9_900 }],
  payment: null,
  moneyBack: null,
};

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
