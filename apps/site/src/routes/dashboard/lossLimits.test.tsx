import { catalogue } from '@duneline/specs/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, it } from 'vitest';
import { LimitsPanel } from '../../features/admin-business/accounts/LimitsPanel.tsx';
import { LimitsCard } from '../../features/trader-accounts/LimitsCard.tsx';
import { AccountRow } from '../../features/trader-accounts/list/AccountRow.tsx';
import { judgeTrades } from '../../features/trader-what-if/judgeTrades.ts';
import { VerdictAlert } from '../../features/trader-what-if/VerdictAlert.tsx';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { readSeededAccounts } from './seededAccounts.test-support.ts';

/** The active accounts of the seed at its newest moment, with their summaries. */
let accounts: readonly TradingAccount[];

beforeAll(async () => {
  accounts = (await readSeededAccounts()).filter(({ status }) => status === 'active');
});

const MONEY = String.raw`\$[\d,]+\.\d\d`;
const AMOUNT = new RegExp(
  `limit of (?<limit>${MONEY}), plus (?<profit>${MONEY})|(?<used>${MONEY}) of (?<most>${MONEY}) used|limit was (?<broken>${MONEY})`,
  'g',
);
const BASE = new RegExp(String.raw`(?<percent>[\d.]+)% of the (?:previous close|initial balance), (?<base>${MONEY})`, 'g');
const LEFT = new RegExp(`(?<left>${MONEY}) left`, 'g');
const centsOf = (amount = '$0.00') => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100);

/** What a text says about its limits, in US cents: their amounts, what they are a percentage of, and what is left. */
function readLimits(shown: ReactElement) {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(shown);
  const found = (pattern: RegExp) => [...page.textContent.matchAll(pattern)].map(({ groups }) => groups ?? {});
  const amounts = found(AMOUNT).map(({ limit, most, broken, used, profit }) => ({
    limit: centsOf(limit ?? most ?? broken),
    used: centsOf(used),
    profit: centsOf(profit),
  }));
  return {
    limits: amounts.map(({ limit }) => limit),
    room: amounts.map(({ limit, used, profit }) => limit - used + profit),
    left: found(LEFT).map(({ left }) => centsOf(left)),
    bases: found(BASE).map(({ base }) => centsOf(base)),
    computed: found(BASE).map(({ percent, base }) => Math.floor((centsOf(base) * Math.round(Number(percent) * 100)) / 10_000)),
  };
}

it('the limits of every account are their percentage of the base beside them, for its trader and for admins', () => {
  expect(accounts.length).toBeGreaterThan(5);
  for (const account of accounts) {
    const overview = readLimits(<LimitsCard account={account} />);
    expect(overview.bases).toEqual([account.summary?.previous_close_cents, account.initial_cents]);
    expect(overview.limits).toEqual(overview.computed);
    expect(overview.left).toEqual(overview.room);
    expect(overview.left).toEqual([account.summary?.daily_room_cents, account.summary?.loss_room_cents]);
    expect(readLimits(<LimitsPanel account={account} />)).toEqual(overview);
  }
});

it('the list of accounts says of every account the smaller of the two amounts that its overview says are left', () => {
  for (const account of accounts) {
    const { left } = readLimits(<LimitsCard account={account} />);
    const page = document.createElement('div');
    page.innerHTML = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AccountRow account={account} />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    expect(centsOf(page.querySelector('data')?.textContent)).toBe(Math.min(...left));
  }
});

it('the limits of what-if are their percentage of the base beside them, for every size, result and day', () => {
  for (const { id, sizeCents } of catalogue.programs.flatMap(({ tiers }) => tiers)) {
    for (const [first, second] of [
      [0.0213, 0],
      [0.0213, 0.0107],
      [-0.0111, -0.0107],
    ] as const) {
      const verdict = judgeTrades(id, [tradeOn('2026-03-02', first * sizeCents), tradeOn('2026-03-03', second * sizeCents)]);
      const said = readLimits(<VerdictAlert verdict={verdict} />);
      expect(said.bases).toEqual([sizeCents + Math.round(first * sizeCents), sizeCents]);
      expect(said.limits).toEqual(said.computed);
      expect(said.left).toEqual(said.room);
    }
    const broken = readLimits(<VerdictAlert verdict={judgeTrades(id, [tradeOn('2026-03-02', -0.055 * sizeCents)])} />);
    expect(broken.limits).toEqual(broken.computed);
    expect(broken.bases).toEqual([sizeCents]);
  }
});

function tradeOn(day: string, cents: number) {
  const closedAt = Date.parse(`${day}T09:00:00Z`);
  return { openedAt: closedAt - 60_000, closedAt, profitCents: Math.round(cents) };
}
