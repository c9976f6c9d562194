import { leavesWithin, shortestPath } from '@duneline/machines/testing';
import type { StatechartRow } from '@duneline/specs/contract';
import * as request from '@duneline/specs/messages/payout-request';
import { notMadeTitle } from '@duneline/specs/messages/service-problem';
import * as t from '@duneline/specs/messages/trader-payouts';
import { payouts as payoutFacts } from '@duneline/specs/site';
import { statecharts } from '@duneline/specs/statecharts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formatMoney } from '../../lib/format/formatMoney.ts';
import { emptyDestination } from '../../lib/payout/destination.ts';
import { problemOf } from '../../lib/query/problemOf.ts';
import { ServiceError } from '../../lib/query/ServiceError.ts';
import { tableKey } from '../../lib/query/tableKey.ts';
import { readPayouts } from '../../lib/trader/readTrader.ts';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { Payout, TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { grossOf } from './eligibility.ts';
import { keepPayoutDraft, NEW_DESTINATION } from './payoutDraft.ts';
import { PayoutsView } from './PayoutsView.tsx';
import { findOpenPayout, requestPayout } from './requestPayout.ts';

vi.mock('./useDocuments.ts', () => ({
  useDocuments: () => ({ data: [{ id: 'd1', kind: 'passport', status: 'approved', submitted_at: '2026-03-01T09:00:00Z' }] }),
}));
vi.mock('../../lib/trader/readTrader.ts', () => ({ readPayouts: vi.fn() }));
vi.mock('./earlierDestinations.ts', () => ({ useEarlierDestinations: () => ({ data: [] }) }));
vi.mock('./requestPayout.ts', () => ({ requestPayout: vi.fn(), findOpenPayout: vi.fn() }));

const table = statecharts['payout-request'];
const { availableCents, amountCents: requestedCents } = Object(table.input) as {
  readonly availableCents: number;
  readonly amountCents: number;
};
const SHARE_BPS = 7000;
/** A funded account whose trader can withdraw what the table says is available. */
const account: TradingAccount = {
  ...sampleAccount,
  phase: 'funded',
  profit_target_bps: null,
  share_bps: SHARE_BPS,
  payout_cycle_days: 14,
  next_payout_at: '2026-02-16T09:00:00Z',
  balance_cents: sampleAccount.initial_cents + grossOf(availableCents, SHARE_BPS),
};

let root: Root;
let page: HTMLElement;
let queries: QueryClient;
let answer: PromiseWithResolvers<unknown>;
/** What the server has. */
let stored: Payout[];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  stored = [];
  vi.mocked(readPayouts).mockImplementation(async () => stored);
  vi.mocked(requestPayout).mockImplementation(() => (answer = Promise.withResolvers()).promise as Promise<void>);
  vi.mocked(findOpenPayout).mockImplementation(() => (answer = Promise.withResolvers()).promise as Promise<boolean>);
  queries = new QueryClient();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

async function eventually(check: () => void) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(check, 30_000);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
}

/** Opens the page with the form as it was left, and with the payout that the table's rows say is open. */
async function open(rows: readonly StatechartRow[]) {
  const input: Readonly<Record<string, unknown>> = Object.assign({}, table.input, ...rows.map((row) => row.input));
  const destination = { ...emptyDestination, upi: 'tomas.ribeiro@okaxis' };
  keepPayoutDraft(account.id, { method: 'UPI', amountCents: Number(input['amountCents']), destination, choice: NEW_DESTINATION });
  if (input['status']) store(input['status'] as Payout['status']);
  await show(account);
}

/** Shows the page, with what the server knows of the account by now. */
const show = (current: TradingAccount) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={queries}>
        <PayoutsView account={current} />
      </QueryClientProvider>,
    ),
  );

/** The account, as much of whose profit is left as the trader can have this amount of. */
const accountWith = (shareCents: number): TradingAccount => ({
  ...account,
  balance_cents: account.initial_cents + grossOf(shareCents, SHARE_BPS),
});

/** The server has one payout, in this state. */
function store(status: Payout['status'], reason: string | null = null) {
  stored = [
    {
      id: 'p1',
      number: 31_099,
      account_id: account.id,
      gross_cents: grossOf(requestedCents, SHARE_BPS),
      share_bps: SHARE_BPS,
      amount_cents: requestedCents,
      method: 'UPI',
      destination: 'tomas.ribeiro@okaxis',
      status,
      receipt_id: status === 'paid' ? 'R-31099' : null,
      reject_reason: reason,
      requested_at: '2026-03-02T09:00:00Z',
      decided_at: status === 'requested' ? null : '2026-03-03T09:00:00Z',
      paid_at: status === 'paid' ? '2026-03-04T09:00:00Z' : null,
    },
  ];
}

/** An admin decides, and the page hears that the table has changed. */
async function decide(status: Payout['status'], reason?: unknown) {
  store(status, typeof reason === 'string' ? reason : null);
  await act(async () => queries.invalidateQueries({ queryKey: tableKey('payouts') }));
}

// A button that can be pending holds its other label too.
const findButton = (name: string) => [...page.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
const isPending = (name: string) => findButton(name)?.ariaDisabled === 'true';

async function press(name: string) {
  await eventually(() => expect(findButton(name)).toBeDefined());
  await act(async () => findButton(name)?.click());
}

const amountField = () => page.querySelector<HTMLInputElement>('form input[inputmode]');

/** Types an amount and leaves the field. */
async function typeAmount(cents: number) {
  const input = amountField();
  if (!input) throw new Error('The page shows no field for the amount.');
  await act(async () => input.focus());
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, String(cents / 100));
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await act(async () => input.blur());
}

const radio = (value: unknown) => page.querySelector<HTMLInputElement>(`input[type=radio][value=${String(value)}]`);

/** How a trader, an admin or an answer of the server makes an event of the table happen. */
const acts: Readonly<Record<string, (row: StatechartRow) => Promise<unknown>>> = {
  'amount.change': ({ example }) => typeAmount(Number(example?.['amountCents'])),
  'method.choose': ({ example }) => act(async () => radio(example?.['method'])?.click()),
  'available.change': ({ example }) => show(accountWith(Number(example?.['availableCents']))),
  'request.review': () => press(request.review),
  'request.edit': () => press(request.edit),
  'request.submit': () => press(request.submit),
  'request.check': () => press(request.checkNow),
  'done requestPayout': ({ example }) => {
    store('requested');
    return act(async () => answer.resolve(example?.['output']));
  },
  'error requestPayout': ({ example }) => act(async () => answer.reject(errorOf(example?.['error']))),
  'done findRequest': ({ example }) => {
    if (example?.['output'] === true) store('requested');
    return act(async () => answer.resolve(example?.['output']));
  },
  'error findRequest': ({ example }) => act(async () => answer.reject(errorOf(example?.['error']))),
  'payout.approve': () => decide('approved'),
  'payout.reject': ({ example }) => decide('rejected', example?.['reason']),
  'payout.pay': () => decide('paid'),
  // The form for the next payout is there as soon as the last one has ended.
  'request.renew': async () => {},
};

function errorOf(error: unknown) {
  const { status } = error as { readonly status: number };
  return new ServiceError({ message: 'The table says so.', code: '' }, status);
}

const steps: Readonly<Record<string, string>> = {
  requested: t.stepRequested,
  approved: t.stepApproved,
  rejected: t.stepRejected,
  paid: t.stepPaid,
};

/** Waits until the page shows a state. */
async function see(state: string) {
  const isShown = () => {
    if (steps[state])
      return page.querySelector(`[aria-label="${t.stepsLabel}"] [aria-current=step]`)?.textContent.includes(steps[state]);
    if (state === 'unknown') return page.textContent.includes(request.unknownTitle) && !isPending(request.checkNow);
    if (state === 'checking') return isPending(request.checkNow) && vi.mocked(findOpenPayout).mock.calls.length > 0;
    if (state === 'editing') return findButton(request.review) !== undefined;
    if (state === 'reviewing') return findButton(request.submit) !== undefined && !isPending(request.submit);
    return isPending(request.submit) && vi.mocked(requestPayout).mock.calls.length > 0;
  };
  await eventually(() => expect(isShown()).toBe(true));
}

/** What of a row's expectation the page does not show; the share is the account's, which only the server changes. */
function missingOf({ expect: expected = {}, from, event, to }: StatechartRow): readonly string[] {
  const { problem, error, reason, method, amountCents } = expected;
  const text = page.textContent;
  const card = page.querySelector('[aria-labelledby=request]');
  const shown = {
    problem:
      typeof problem === 'string'
        ? text.includes(problemText(problem, expected['availableCents']))
        : problem === undefined || !text.includes(t.repair),
    error: !error || to !== 'editing' || card?.textContent.includes(problemOf(errorOf(error)).title),
    notMade: event !== 'done findRequest' || to !== 'editing' || card?.textContent.includes(notMadeTitle),
    reason: typeof reason !== 'string' || card?.textContent.includes(reason),
    method: method === undefined || radio(method)?.checked === true,
    amount: amountCents === undefined || from !== 'editing' || amountField()?.value === '$70.00',
  };
  return Object.entries(shown).flatMap(([name, isShown]) => (isShown ? [] : [name]));
}

const problemText = (problem: string, available: unknown = availableCents) =>
  problem === 'minimum'
    ? t.belowMinimum({ minimum: formatMoney(payoutFacts.minimumCents) })
    : t.aboveShare({ share: formatMoney(Number(available), { cents: 'always' }) });

// The page has a method from the beginning, so that nobody can send a request without one.
const rows = table.rows.filter(({ guard }) => guard !== 'isMethodMissing');

it.each(rows)('line $line on the page: from $from, $event leads to $to', async (row) => {
  const leaf = leavesWithin(table, row.from)[0] ?? row.from;
  const way = shortestPath(table, leaf) ?? [];
  await open([...way, row]);
  for (const step of [...way, row]) {
    if (step.event !== 'always') await acts[step.event]?.(step);
    await see(step.to);
  }
  await eventually(() => expect(missingOf(row)).toEqual([]));
});
