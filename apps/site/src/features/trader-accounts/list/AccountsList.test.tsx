import * as t from '@duneline/specs/messages/trader-accounts';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tableKey } from '../../../lib/query/tableKey.ts';
import { sampleAccount } from '../../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../../lib/trader/TradingAccount.ts';
import { AccountsList } from './AccountsList.tsx';

vi.mock('../../../lib/trader/readTrader.ts', () => ({ readAccounts: () => new Promise(() => {}), readPayouts: async () => [] }));

const one: TradingAccount = { ...sampleAccount, id: 'a', number: 1 };
const other: TradingAccount = { ...sampleAccount, id: 'b', number: 2 };
const ended = (account: TradingAccount) => ({ ...account, status: 'terminated' }) as const;
let root: Root;
let page: HTMLElement;
let queries: QueryClient;

// New data arrives within `act`.
notifyManager.setScheduler(queueMicrotask);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  queries = new QueryClient();
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const show = (...accounts: readonly TradingAccount[]) =>
  act(async () => void queries.setQueryData(tableKey('trading_accounts', 'own'), accounts));
const render = () =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <MemoryRouter>
          <AccountsList />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
const numbers = () => [...page.querySelectorAll('h2')].map(({ id }) => Number(id.replace('account-', '')));
const links = () => [...page.querySelectorAll('a')];

it('puts accounts that have ended last', async () => {
  await show(ended(one), other);
  await render();
  expect(numbers()).toEqual([2, 1]);
  expect(links().map(({ textContent }) => textContent)).toEqual([t.open, t.seeWhy]);
});

it('moves no row while the focus is in the list, also not from one row to the next', async () => {
  await show(one, other);
  await render();
  await act(async () => links()[0]?.focus());
  await show(ended(one), other);
  expect(links().map(({ textContent }) => textContent)).toEqual([t.seeWhy, t.open]);
  expect(numbers()).toEqual([1, 2]);
  await act(async () => links()[1]?.focus());
  expect(numbers()).toEqual([1, 2]);
  await act(async () => links()[1]?.blur());
  expect(numbers()).toEqual([2, 1]);
});

it('shows an account that opens meanwhile after the others', async () => {
  await show(ended(one));
  await render();
  await act(async () => links()[0]?.focus());
  await show(other, ended(one));
  expect(numbers()).toEqual([1, 2]);
});
