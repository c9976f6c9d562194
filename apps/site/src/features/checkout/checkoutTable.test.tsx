import { checkoutStorageKey, decodeCheckout, encodeCheckout, type CheckoutReceipt } from '@duneline/machines';
import { shortestPath } from '@duneline/machines/testing';
import type { StatechartRow } from '@duneline/specs/contract';
import * as t from '@duneline/specs/messages/checkout';
import { statecharts } from '@duneline/specs/statecharts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckoutPage } from './CheckoutPage.tsx';
import { placeOrder, readReceipt } from './orderService.ts';

/** Keys that are valid in the URL, for `k0`, `k2` and `k7` of the table. */
const keyOf = (name: string) => `00000000-0000-4000-8000-00000000000${name.slice(1)}`;

vi.mock('../../lib/backend/session.ts', () => ({ readPerson: async () => null, subscribeToPerson: () => () => {} }));
vi.mock('../../lib/backend/client.ts', () => ({
  getClient: () => new Promise(() => {}),
  getFunctions: () => new Promise(() => {}),
}));
vi.mock('../../lib/backend/leaveFor.ts', () => ({ leaveFor: vi.fn() }));
vi.mock('../../lib/id/randomId.ts', () => ({ randomId: () => keyOf('k2') }));
vi.mock('./countries.ts', () => ({
  countryOptions: [{ id: 'AE', label: 'United Arab Emirates' }],
  isRestricted: () => false,
}));
vi.mock('./useQuote.ts', () => ({ useQuote: () => ({ quote: undefined, isFailed: true }) }));
vi.mock(import('./orderService.ts'), async (original) => ({ ...(await original()), placeOrder: vi.fn(), readReceipt: vi.fn() }));

const table = statecharts.checkout;
let root: Root;
let page: HTMLElement;
let router: ReturnType<typeof createMemoryRouter>;
let answer: PromiseWithResolvers<CheckoutReceipt>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  localStorage.clear();
  const ask = () => (answer = Promise.withResolvers()).promise;
  vi.mocked(placeOrder).mockImplementation(ask);
  vi.mocked(readReceipt).mockImplementation(ask as never);
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

/** Opens the page with the row's stored checkout, and with the key in the return URL. */
async function open(rows: readonly StatechartRow[]) {
  const input: Readonly<Record<string, unknown>> = Object.assign({}, table.input, ...rows.map((row) => row.input));
  const kept = typeof input['stored'] === 'string' ? decodeCheckout(input['stored']) : null;
  // A buyer who returns from the payment page has placed an order before.
  const { key = input['key'], isPlaced = Boolean(input['returnedKey']) } = kept ?? {};
  // The table's example ids are not in the catalogue.
  const order = kept ? { ...kept.order, tier: '1-step-10k', addOns: [] } : { ...emptyOrder, ...Object(input['order']) };
  const isUnreadable = typeof input['stored'] === 'string' && kept === null;
  const text = isUnreadable ? String(input['stored']) : encodeCheckout({ key: keyOf(String(key)), isPlaced, order });
  localStorage.setItem(checkoutStorageKey, JSON.stringify({ text, replaced: [], until: Date.now() + 60_000 }));
  const address = `/checkout${input['returnedKey'] ? `?order=${keyOf('k7')}` : ''}`;
  history.replaceState(null, '', address);
  const routes = [
    { path: '/checkout', element: <CheckoutPage /> },
    { path: '*', element: <p>elsewhere</p> },
  ];
  router = createMemoryRouter(routes, { initialEntries: [address] });
  await act(async () => root.render(<RouterProvider router={router} />));
}

const emptyOrder = {
  tier: '',
  addOns: [],
  coupon: null,
  email: '',
  fullName: '',
  country: '',
  method: '',
  hasAcceptedTerms: false,
};

async function press(name: string | RegExp) {
  const find = () =>
    [...page.querySelectorAll('button')].find(({ textContent, ariaLabel }) => {
      const label = ariaLabel ?? textContent;
      return typeof name === 'string' ? label === name : name.test(label);
    });
  await eventually(() => expect(find()).toBeDefined());
  await act(async () => find()?.click());
}

const retryLabels: Readonly<Record<string, string>> = {
  unsent: t.sendAgain,
  paying: t.toPayment,
  unchecked: t.checkAgain,
  declined: t.payAgain,
  cancelled: t.orderAnew,
};

/** How the buyer or a response of the server causes each event of the table. */
const acts: Readonly<Record<string, (row: StatechartRow) => Promise<unknown>>> = {
  'order.edit': ({ from }) => press(from === 'unsent' ? t.backToOrder : t.otherMethod),
  'order.place': () => press(/^Order and pay/),
  'order.retry': ({ from }) => press(retryLabels[from] ?? ''),
  'payment.return': () => press(t.checkAgain),
  'order.change': async ({ from, guard }) => {
    if (from === 'cancelled') return act(() => router.navigate('/checkout?tier=1&type=1-step'));
    if (guard === 'isKeyOutdated') return act(async () => page.querySelector<HTMLInputElement>('input[type=checkbox]')?.click());
    return act(async () => page.querySelector<HTMLInputElement>('input[name=method]:not(:checked)')?.click());
  },
  'done placeOrder': ({ example }) => act(async () => answer.resolve(example?.output as CheckoutReceipt)),
  'error placeOrder': ({ example }) => act(async () => answer.reject(example?.error)),
  'done readReceipt': ({ example }) => act(async () => answer.resolve(example?.output as CheckoutReceipt)),
  'error readReceipt': ({ example }) => act(async () => answer.reject(example?.error)),
};

const signs: Readonly<Record<string, string>> = {
  unsent: t.unsentTitle,
  paying: t.payingTitle,
  checking: t.checking,
  unchecked: t.uncheckedTitle,
  declined: t.declinedTitle,
  cancelled: t.closedOrderTitle,
};

/** Whether the order is on its way; `undefined` without the form. The button always has both of its labels. */
function isSending() {
  const button = page.querySelector('#place-order');
  return button ? button.getAttribute('aria-disabled') === 'true' : undefined;
}

/** Waits until the page shows a state. */
async function see(state: string) {
  const isShown = () => {
    if (state === 'paid') return router.state.location.pathname === '/payment-success';
    if (state === 'editing') return isSending() === false;
    if (state === 'ordering') return isSending() === true;
    return page.textContent.includes(signs[state] ?? '?');
  };
  await eventually(() => expect(isShown()).toBe(true));
}

/** Paid orders and unreadable texts are removed. */
const isForgotten = ({ to, guard }: StatechartRow) => to === 'paid' || guard === 'isStoredUnreadable';

/** The stored checkout after a row. */
function readKept(row: StatechartRow) {
  const { text = '' }: { readonly text?: string } = JSON.parse(localStorage.getItem(checkoutStorageKey) ?? '{}');
  return isForgotten(row) ? {} : { ...decodeCheckout(text) };
}

/** The part of a row's expectation that is stored. */
function readExpected(row: StatechartRow) {
  const { key, isPlaced } = row.expect ?? {};
  if (isForgotten(row)) return {};
  return { ...(typeof key === 'string' && { key: keyOf(key) }), ...(typeof isPlaced === 'boolean' && { isPlaced }) };
}

/** Opens the page, and brings it into the state that a row starts from. */
async function reach(row: StatechartRow) {
  const way = shortestPath(table, row.from) ?? [];
  // The shortest path starts with an unreadable stored order. The page would start empty, so that step is left out.
  await open([...way.filter(({ guard }) => guard !== 'isStoredUnreadable'), row]);
  for (const step of way) {
    if (step.event !== 'always') await acts[step.event]?.(step);
    await see(step.to);
  }
}

/** What has the focus when the form opens again. */
const focusAfter: Readonly<Record<string, string>> = {
  ordering: 'refusal',
  unsent: 'terms',
  paying: 'method',
  declined: 'method',
  cancelled: 'selection',
};

it.each(table.rows)('line $line on the page: from $from, $event leads to $to', async (row) => {
  await reach(row);
  if (row.event !== 'always') await acts[row.event]?.(row);
  await see(row.to);
  expect(readKept(row)).toMatchObject(readExpected(row));
  // What was entered cannot be changed while the order is on its way.
  expect(page.querySelectorAll('section[inert]')).toHaveLength(row.to === 'ordering' ? 3 : 0);
  // Rows without an entry leave the focus where it is.
  const present = document.activeElement?.id;
  const next = row.to === 'editing' ? focusAfter[row.from] : undefined;
  expect(present).toBe(row.to === 'ordering' ? 'place-order' : (next ?? present));
});

it('takes over the size of an address that changed while the order was being paid, as soon as the form opens again', async () => {
  const row = table.rows.find(({ from, event }) => from === 'paying' && event === 'order.edit');
  if (!row) throw new Error('The table has no way back from paying.');
  await reach(row);
  await act(() => router.navigate('/checkout?tier=3&type=1-step'));
  await acts['order.edit']?.(row);
  await see('editing');
  await eventually(() => expect(page.querySelector<HTMLInputElement>('input[name=size]:checked')?.value).toBe('1-step-25k'));
});
