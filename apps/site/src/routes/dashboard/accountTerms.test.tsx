import * as admin from '@duneline/specs/messages/admin-business';
import * as trader from '@duneline/specs/messages/trader';
import * as list from '@duneline/specs/messages/trader-accounts';
import * as dates from '@duneline/specs/messages/trader-calendar';
import * as payout from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { LimitsPanel } from '../../features/admin-business/accounts/LimitsPanel.tsx';
import { AccountRow } from '../../features/trader-accounts/list/AccountRow.tsx';
import { StandingCard } from '../../features/trader-accounts/StandingCard.tsx';
import { TargetCard } from '../../features/trader-accounts/TargetCard.tsx';
import { AccountDates } from '../../features/trader-calendar/AccountDates.tsx';
import { PayoutsView } from '../../features/trader-payouts/PayoutsView.tsx';
import { formatDate } from '../../lib/format/formatDate.ts';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { payoutStart } from '../../lib/trader/payoutStart.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { openSeed, readSeededAccounts, seededAt } from './seededAccounts.test-support.ts';

/** What an account pays, as the database has it or would have it once the account is funded. */
interface Terms {
  readonly share: number;
  readonly cycle: number;
  readonly target: number | null;
}

let accounts: readonly { readonly account: TradingAccount; readonly terms: Terms }[];

beforeAll(async () => {
  const client = openSeed();
  const { data: programs } = await client.from('programs').select('id, share_from_bps, payout_cycle_days').throwOnError();
  accounts = (await readSeededAccounts()).map((account) => {
    const program = programs.find(({ id }) => id === account.program_id);
    const funded = account.order.accounts.find(({ phase }) => phase === 'funded');
    const isWeekly = account.order.items.some(({ add_on_id }) => add_on_id === 'weekly-payouts');
    const share = (funded?.share_bps ?? program?.share_from_bps ?? 0) / 100;
    const cycle = funded?.payout_cycle_days ?? (isWeekly ? 7 : (program?.payout_cycle_days ?? 0));
    return { account, terms: { share, cycle, target: account.profit_target_bps && account.profit_target_bps / 100 } };
  });
});

afterEach(() => vi.useRealTimers());

const minimum = formatMoney(payoutFacts.minimumCents);
const requested: Payout = {
  id: 'p1',
  number: 31_099,
  account_id: '',
  gross_cents: 10_000,
  share_bps: 7000,
  amount_cents: 7_000,
  method: 'UPI',
  destination: 'tomas.ribeiro@okaxis',
  status: 'requested',
  receipt_id: null,
  reject_reason: null,
  requested_at: '2026-02-26T09:00:00Z',
  decided_at: null,
  paid_at: null,
};

function textOf(shown: ReactElement, accountId: string, payouts: readonly Payout[] = []) {
  const queries = new QueryClient();
  queries.setQueryData(tableKey('payouts', accountId), payouts);
  queries.setQueryData(tableKey('payouts', 'destinations'), []);
  queries.setQueryData(tableKey('kyc_documents', 'own'), []);
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={queries}>{shown}</QueryClientProvider>
    </MemoryRouter>,
  );
  return page.textContent;
}

/** Every figure of a kind in a text. */
const figuresIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, figure]) => Number(figure));
const share = /([\d.]+)% (?:profit split|share)|share is ([\d.]+)%|Profit split(?:: )?([\d.]+)%/g;
const cycle = /(?:every|cycle is) (\d+) days/g;
const target = /(?:Profit target|\+)([\d.]+)%/g;
const sharesIn = (text: string) => [...text.matchAll(share)].map(([, ...found]) => Number(found.find(Boolean)));

/** What the ridge says of the stages, without the history below it. */
const stagesIn = (text: string) => text.slice(text.indexOf('Evaluation'), text.indexOf('History'));

it('the share of an account is the same on the overview, the payouts and in the console', () => {
  expect(new Set(accounts.map(({ terms }) => terms.share)).size).toBeGreaterThan(2);
  const mistaken = accounts.flatMap(({ account, terms }) => {
    const shown = [
      ...sharesIn(stagesIn(textOf(<StandingCard account={account} days={[]} payouts={[]} />, account.id))),
      ...sharesIn(textOf(<PayoutsView account={account} />, account.id)),
      ...sharesIn(textOf(<LimitsPanel account={account} />, account.id)),
      ...(account.phase === 'funded' ? sharesIn(textOf(<TargetCard account={account} payouts={[]} />, account.id)) : []),
    ];
    // A funded account has it on the payouts and on its target, any other on its ridge (that of a passed one says "Passed" in its
    // place), and an open one on the payouts and in the console.
    const isOnRidge = account.phase !== 'funded' && account.status !== 'passed';
    const least = (account.phase === 'funded' ? 2 : isOnRidge ? 1 : 0) + (account.status === 'active' ? 2 : 0);
    return shown.length >= least && shown.every((one) => one === terms.share) ? [] : [{ number: account.number, terms, shown }];
  });
  expect(mistaken).toEqual([]);
});

it('the payout cycle of an account is the same on the overview, the payouts, the calendar and in the console', () => {
  expect(accounts.some(({ account, terms }) => account.phase !== 'funded' && terms.cycle === 7)).toBe(true);
  for (const { account, terms } of accounts) {
    const isActive = account.status === 'active';
    const screens = [
      stagesIn(textOf(<StandingCard account={account} days={[]} payouts={[]} />, account.id)),
      ...(isActive
        ? [
            textOf(<PayoutsView account={account} />, account.id),
            textOf(<LimitsPanel account={account} />, account.id),
            textOf(<AccountDates account={account} payouts={[]} now={Date.parse(seededAt)} />, account.id),
          ]
        : []),
      ...(account.phase === 'funded' ? [textOf(<TargetCard account={account} payouts={[]} />, account.id)] : []),
    ];
    const shown = screens.map((text) => figuresIn(text, cycle).join());
    expect({ number: account.number, shown }).toEqual({ number: account.number, shown: screens.map(() => String(terms.cycle)) });
  }
});

it('nothing is said of the payouts to come of an account that has ended, on the payouts and in the console', () => {
  const ended = accounts.filter(({ account }) => account.status !== 'active');
  expect(ended.some(({ account }) => account.phase !== 'funded')).toBe(true);
  for (const { account, terms } of ended) {
    const words = { share: `${terms.share}%`, days: terms.cycle };
    const page = textOf(<PayoutsView account={account} />, account.id);
    for (const text of [payout.termsLater(words), payout.termsFunded(words)]) expect(page).not.toContain(text);
    expect(figuresIn(page, cycle)).toEqual([]);
    const limits = textOf(<LimitsPanel account={account} />, account.id);
    for (const term of [admin.profitSplit, admin.payoutCycle, admin.onceFunded]) expect(limits).not.toContain(term);
  }
});

it('the target of an account is the same on the overview and in the console', () => {
  for (const { account, terms } of accounts.filter((one) => one.account.status === 'active')) {
    const shown = [
      ...figuresIn(textOf(<TargetCard account={account} payouts={[]} />, account.id), target),
      ...figuresIn(textOf(<LimitsPanel account={account} />, account.id), target),
    ];
    expect({ number: account.number, shown }).toEqual({
      number: account.number,
      shown: terms.target === null ? [] : [terms.target, terms.target],
    });
  }
});

const shownStarts = {
  now: [trader.nextPayoutNow, payout.cycleMet, dates.payoutNowText, list.payoutNow],
  open: [trader.nextPayoutOpen, payout.nextAfterThis, dates.payoutOpenText, list.payoutOpen],
  small: [
    trader.nextPayoutSmall({ minimum }),
    payout.minimumNotYet({ minimum }),
    dates.payoutSmallText({ minimum }),
    list.payoutSmall({ minimum }),
  ],
};

it.each([seededAt, '2026-03-09T09:00:00Z', '2026-04-01T09:00:00Z'])(
  'on %s overview, payouts, calendar and the list of accounts say the same of the next payout, and name no date that has passed',
  (moment) => {
    vi.useFakeTimers({ now: Date.parse(moment), toFake: ['Date'] });
    const funded = accounts.filter(({ account }) => account.phase === 'funded' && account.status === 'active');
    expect(funded.length).toBeGreaterThan(3);
    for (const { account } of funded) {
      for (const payouts of [[], [{ ...requested, account_id: account.id }]]) {
        const start = payoutStart(account, payouts, Date.now());
        const date = formatDate(account.next_payout_at ?? '');
        const isOver = typeof start === 'string';
        const expected = isOver
          ? shownStarts[start]
          : [
              trader.nextPayoutFrom({ date }),
              (payouts.length > 0 ? payout.nextFrom : payout.cycleNotYet)({ date }),
              `${date}${dates.payoutFromText}`,
              `${list.nextPayout}${date}`,
            ];
        const screens = [
          textOf(<TargetCard account={account} payouts={payouts} />, account.id, payouts),
          textOf(<PayoutsView account={account} />, account.id, payouts),
          textOf(<AccountDates account={account} payouts={payouts} now={Date.now()} />, account.id, payouts),
          textOf(<AccountRow account={account} />, account.id, payouts),
        ];
        for (const [index, text] of screens.entries()) expect(text).toContain(expected[index]);
        // The payouts have dates of their own.
        expect(screens.filter((_, index) => index !== 1).map((text) => text.includes(date))).toEqual([!isOver, !isOver, !isOver]);
      }
    }
  },
);
