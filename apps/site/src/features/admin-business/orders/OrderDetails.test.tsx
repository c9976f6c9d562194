import * as t from '@duneline/specs/messages/admin-business';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../../lib/query/queryClient.ts';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { OrderDetails } from './OrderDetails.tsx';
import type { Order } from './readOrders.ts';
import type { Surplus } from './readSurplus.ts';
import { SurplusPanel } from './SurplusPanel.tsx';

const payment: Order['payments'][number] = {
  id: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e01',
  method: 'Visa',
  status: 'succeeded',
  amount_cents: 9_900,
  failure_reason: null,
  created_at: '2026-03-01T09:00:00Z',
  dispute_status: null,
  refunded_cents: 0,
};
const order: Order = {
  id: '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e00',
  number: 10_001,
  user_id: null,
  email: 'amira.saleh@duneline.example',
  full_name: 'Amira Saleh',
  billing_country: 'AE',
  tier_id: '1-step-10k',
  coupon_code: null,
  status: 'paid',
  discount_cents: 0,
  total_cents: 9_900,
  created_at: '2026-03-01T09:00:00Z',
  refunded_at: null,
  refund_reason: null,
  lines: [{ position: 1, label: '1-step 10K', amount_cents: 9_900 }],
  payments: [],
  accounts: [],
};
const surplus: Surplus = {
  id: payment.id,
  status: 'failed',
  amount_cents: 9_900,
  received_cents: null,
  owed_cents: null,
  received_currency: null,
  surplus_received_at: '2026-03-02T09:00:00Z',
  surplus_sent_at: null,
  refund_failed_at: null,
  orders: { id: order.id, number: order.number, full_name: order.full_name, status: 'cancelled' },
};

function textOf(content: ReactNode, owed: readonly Surplus[] = []): string {
  const client = createQueryClient();
  client.setQueryData(tableKey('payments', 'surplus', 'waiting'), owed);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/admin/orders']}>
      <QueryClientProvider client={client}>{content}</QueryClientProvider>
    </MemoryRouter>,
  );
  return page.textContent ?? '';
}
const textOfOrder = (changes: Partial<typeof payment>) =>
  textOf(<OrderDetails order={{ ...order, payments: [{ ...payment, ...changes }] }} />);

describe('an order', () => {
  it.each([
    ['open', t.disputeOpen],
    ['won', t.disputeWon],
    ['lost', t.disputeLost],
  ] as const)('says beside its payment that a dispute is %s', (dispute, text) => {
    expect(textOfOrder({ dispute_status: dispute })).toContain(`$99.00, ${t.paymentSucceeded}, ${text}`);
    expect(textOfOrder({})).not.toContain(text);
  });

  it('says how much of a payment was sent back, when it is a part', () => {
    expect(textOfOrder({ refunded_cents: 2_550 })).toContain(t.paymentPartBack({ amount: '$25.50' }));
    expect(textOfOrder({ refunded_cents: 9_900, status: 'refunded' })).not.toContain(t.paymentPartBack({ amount: '$99.00' }));
  });
});

describe('money to send back', () => {
  const textWith = (changes: Partial<Surplus>) => textOf(<SurplusPanel />, [{ ...surplus, ...changes }]);

  it.each([
    ['USD', 100, '$1.00'],
    ['EUR', 9_900, '€99.00'],
    ['JPY', 14_800, '¥14,800'],
  ])('in %s is told as it arrived', (currency, received, amount) => {
    const text = textWith({ received_cents: received, received_currency: currency });
    expect(text).toContain(`${amount}, arrived`);
    expect(text).toContain('for an order of $99.00');
  });

  it('says that a refund failed', () => {
    expect(textWith({ status: 'refunded', refund_failed_at: '2026-03-02T09:00:00Z' })).toContain('because the refund failed');
  });

  it('says that Stripe could not send a payment back', () => {
    expect(textWith({ refund_failed_at: '2026-03-03T09:00:00Z' })).toContain('Stripe’s refund failed');
  });
});
