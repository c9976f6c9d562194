import { sampleTier } from '../../lib/price/findTier.ts';
import type { OrderReceipt } from './orderService.ts';

const { tier } = sampleTier();

/** The receipt of a paid order whose evaluation can no longer be returned. */
export const sampleReceipt: OrderReceipt = {
  number: 10_001,
  status: 'paid',
  email: 'amira.saleh@duneline.example',
  fullName: 'Amira Saleh',
  country: 'AE',
  tier: tier.id,
  isClaimed: true,
  termsVersion: null,
  currency: 'USD',
  totalCents: tier.priceCents,
  placedAt: '2026-03-01T09:00:00Z',
  paidAt: '2026-03-01T09:02:00Z',
  refundedAt: null,
  refundReason: null,
  isReturned: false,
  returnableUntil: null,
  canPass: true,
  lines: [{ kind: 'fee', item: tier.id, label: '1-step 10K', amountCents: tier.priceCents }],
  payment: null,
  moneyBack: null,
};
