import { beforeEach, expect, it, vi } from 'vitest';
import { emptyDestination } from '../../lib/payout/destination.ts';
import { forgetPayoutDraft, keepPayoutDraft, NEW_DESTINATION, readPayoutDraft, type PayoutDraft } from './payoutDraft.ts';

const draft: PayoutDraft = {
  method: 'UPI',
  amountCents: 6000,
  destination: { ...emptyDestination, upi: 'rohan.mehta@okhdfc' },
  choice: NEW_DESTINATION,
};
const nothing: PayoutDraft = { method: 'Bank', amountCents: null, destination: emptyDestination, choice: null };
const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  });
});

it('is read as it was kept, for its own account only, until it is sent', () => {
  keepPayoutDraft('one', draft);
  expect(readPayoutDraft('one')).toEqual(draft);
  expect(readPayoutDraft('another')).toEqual(nothing);
  forgetPayoutDraft('another');
  expect(readPayoutDraft('one')).toEqual(draft);
  forgetPayoutDraft('one');
  expect(readPayoutDraft('one')).toEqual(nothing);
});

it.each([
  'not JSON',
  'null',
  '[]',
  '{"accountId":"one","method":"Cash","amountCents":"6","choice":1,"destination":{"network":"Doge","iban":7}}',
])('is empty when the tab holds %s', (kept) => {
  entries.set('payoutDraft', kept);
  expect(readPayoutDraft('one')).toEqual(nothing);
});
