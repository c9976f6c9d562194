import * as t from '@duneline/specs/messages/trader';
import { payouts } from '@duneline/specs/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatPercent } from '../../lib/format/formatPercent.ts';
import { practiceName } from '../../lib/trader/practices.ts';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { EndedNotice } from './EndedNotice.tsx';

const { rowsOf } = vi.hoisted(() => ({ rowsOf: vi.fn<(account: string) => unknown[]>() }));
vi.mock('../../lib/backend/client.ts', () => ({
  getClient: async () => ({
    from: () => ({
      select: () => ({
        eq: (_column: string, account: string) => ({
          limit: () => ({ retry: async () => ({ data: rowsOf(account), error: null, count: null }) }),
        }),
      }),
    }),
  }),
}));

const DAY_MS = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const coupon = { code: 'RETRY-700001', percent: payouts.retryDiscountPercent, uses: 0, expires_at: at(3) };
const breached: TradingAccount = {
  ...sampleAccount,
  status: 'terminated',
  ended_at: at(-11),
  breach_clause: 'daily-loss',
  breach_reason: 'The loss of the day was $500.01; $500.00 was allowed.',
};

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

async function eventually(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, 30_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

async function show(account: TradingAccount, coupons: unknown[] = []) {
  rowsOf.mockImplementation((id) => (id === account.id ? coupons : []));
  await act(async () =>
    root.render(
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <EndedNotice account={account} />
        </QueryClientProvider>
      </MemoryRouter>,
    ),
  );
}

it.each<[title: string, changes: Partial<TradingAccount>]>([
  [t.historyDailyLoss, {}],
  [t.historyMaximumLoss, { breach_clause: 'maximum-loss', breach_reason: 'The account closed below the floor.' }],
  [
    t.historyProhibited({ practice: practiceName('hedging') }),
    { breach_clause: 'prohibited', breach_practice: 'hedging', breach_reason: 'Two opposite positions in EURUSD.' },
  ],
  [t.historyDormant, { status: 'dormant', breach_clause: null, breach_reason: null }],
])('says by which rule the account ended: %s', async (title, changes) => {
  const account = { ...breached, ...changes };
  await show(account);
  expect(page.querySelector('[role=status] strong')?.textContent).toBe(title);
  expect(page.textContent).toContain(account.breach_reason ?? '');
});

it('offers the retry as a checkout of the same size with the coupon', async () => {
  await show(breached, [coupon]);
  await eventually(() =>
    expect(page.textContent).toContain(t.retryTitle({ percent: formatPercent(payouts.retryDiscountPercent) })),
  );
  const link = new URL(page.querySelector('a')?.href ?? '', 'https://site.example');
  expect([link.pathname, Object.fromEntries(link.searchParams)]).toEqual([
    '/checkout',
    { tier: '2', type: '1-step', coupon: 'RETRY-700001' },
  ]);
});

it.each([
  ['was used', { ...coupon, uses: 1 }, t.retryUsed],
  ['was used and has expired', { ...coupon, uses: 1, expires_at: at(-1) }, t.retryUsed],
  ['has expired', { ...coupon, expires_at: at(-1) }, t.retryExpired],
])('says that the retry %s, without a link', async (_how, used, title) => {
  await show(breached, [used]);
  await eventually(() => expect(page.textContent).toContain(title));
  expect(page.textContent).toContain(coupon.code);
  expect(page.querySelector('a')).toBeNull();
});

it.each<[what: string, account: TradingAccount]>([
  ['runs', sampleAccount],
  ['is passed', { ...sampleAccount, status: 'passed', ended_at: at(-1) }],
  ['was refunded', { ...sampleAccount, status: 'dormant', ended_at: at(-1), closed_by_refund: true }],
])('says nothing of an account that %s', async (_what, account) => {
  await show(account, [coupon]);
  expect(page.textContent).toBe('');
});
