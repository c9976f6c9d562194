import { expect, it } from 'vitest';
import { noticeOfPayout, noticeOfReferral, noticeOfReply, noticeOfSale } from './noticesOf.ts';

type PayoutRow = Parameters<typeof noticeOfPayout>[0];
const payout = (status: PayoutRow['status'], reason: string | null = null) => ({ status, reason }) as PayoutRow;

it('names the person who signed up, what a sale pays, and who replied', () => {
  expect(noticeOfReferral({ shown_name: 'Ann L.' } as Parameters<typeof noticeOfReferral>[0]).description).toContain('Ann L.');
  expect(noticeOfSale({ amount_cents: 590 } as Parameters<typeof noticeOfSale>[0]).description).toContain('$5.90');
  expect(noticeOfReply({ author_name: 'Noor Haddad' } as Parameters<typeof noticeOfReply>[0]).description).toContain(
    'Noor Haddad',
  );
});

it.each([
  ['approved', 'Payout approved'],
  ['paid', 'Payout paid'],
  ['rejected', 'Payout rejected'],
] as const)('tells that a payout is %s', (status, title) => expect(noticeOfPayout(payout(status))?.title).toBe(title));

it('tells nothing of a payout that is not decided, and the reason of a rejected one', () => {
  expect(noticeOfPayout(payout('requested'))).toBeNull();
  expect(noticeOfPayout(payout('rejected', 'The bank returned it.'))?.description).toBe('The bank returned it.');
});
