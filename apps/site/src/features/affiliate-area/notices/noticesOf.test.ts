import { expect, it } from 'vitest';
import { noticeOfPayout, noticeOfReferral, noticeOfReply, noticeOfSale } from './noticesOf.ts';

type PayoutRow = Parameters<typeof noticeOfPayout>[0];
const payout = (status: PayoutRow['status'], reason: string | null = null) => ({ status, reason }) as PayoutRow;

it('names the person who signed up, what a sale pays, and who replied', () => {
  expect(noticeOfReferral({ shown_name: 'Ann L.' } as Parameters<typeof noticeOfReferral>[0]).message.description).toContain(
    'Ann L.',
  );
  expect(noticeOfSale({ amount_cents: 590 } as Parameters<typeof noticeOfSale>[0]).message.description).toContain('$5.90');
  expect(noticeOfReply({ author_name: 'Noor Haddad' } as Parameters<typeof noticeOfReply>[0]).message.description).toContain(
    'Noor Haddad',
  );
});

it.each([
  ['approved', 'Payout approved'],
  ['paid', 'Payout paid'],
  ['rejected', 'Payout rejected'],
] as const)('tells that a payout is %s', (status, title) => expect(noticeOfPayout(payout(status))?.message.title).toBe(title));

it('tells nothing of a payout that is not decided, and the reason of a rejected one', () => {
  expect(noticeOfPayout(payout('requested'))).toBeNull();
  expect(noticeOfPayout(payout('rejected', 'The bank returned it.'))?.message.description).toBe('The bank returned it.');
});

it('leads to what has happened: a reply to its ticket', () => {
  expect(noticeOfReferral({} as Parameters<typeof noticeOfReferral>[0]).address).toBe('/affiliate-dashboard/referrals');
  expect(noticeOfSale({} as Parameters<typeof noticeOfSale>[0]).address).toBe('/affiliate-dashboard/earnings');
  expect(noticeOfPayout(payout('paid'))?.address).toBe('/affiliate-dashboard/payouts');
  expect(noticeOfReply({ ticket_id: 'ticket-1' } as Parameters<typeof noticeOfReply>[0]).address).toBe(
    '/affiliate-dashboard/support/ticket-1',
  );
});
