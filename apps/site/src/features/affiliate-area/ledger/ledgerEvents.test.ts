import { expect, it } from 'vitest';
import { ledgerEvents } from './ledgerEvents.ts';
import type { LedgerSale } from './readLedger.ts';

const sale: LedgerSale = {
  id: 'c',
  tierId: '1-step-5k',
  saleCents: 5900,
  ratePercent: 12.5,
  amountCents: 737,
  status: 'approved',
  earnedAt: '2026-02-01T10:00:00Z',
  payout: { status: 'paid', at: '2026-02-20T10:00:00Z' },
};
const referral = { link: 'Newsletter', isNew: true, referredAt: '2026-01-31T10:00:00Z' };
const titles = (sales: readonly LedgerSale[]) => ledgerEvents({ ...referral, sales }).map(({ title }) => title);

it('leads from the click to the payout', () =>
  expect(titles([sale])).toEqual([
    'Came through the link Newsletter',
    'Signed up',
    'Bought 1-step 5K for $59.00',
    'Commission of $7.37, 12.5% of the sale, is approved',
    'Paid out',
  ]));

it('dates the end of the refund period', () =>
  expect(ledgerEvents({ ...referral, sales: [sale] })[3]).toMatchObject({
    dateTime: '2026-02-15T10:00:00.000Z',
    tone: 'success',
  }));

it.each([
  ['pending', 'Commission of $7.37, 12.5% of the sale, is held'],
  ['reversed', 'Commission of $7.37 was taken back'],
] as const)('ends with the commission while it is %s', (status, title) =>
  expect(titles([{ ...sale, status, payout: null }]).at(-1)).toBe(title),
);

it('says that no payout has paid an approved commission yet', () =>
  expect(titles([{ ...sale, payout: null }]).at(-1)).toBe('Not paid out in full yet'));

it('waits for the first sale', () => expect(titles([]).at(-1)).toBe('No sale yet'));
