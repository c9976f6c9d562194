import * as request from '@duneline/specs/messages/payout-request';
import * as t from '@duneline/specs/messages/trader-payouts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDestination } from '../../lib/payout/destination.ts';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import type { EarlierDestination } from './earlierDestinations.ts';
import { PayoutForm } from './PayoutForm.tsx';
import { requestPayout } from './requestPayout.ts';

vi.mock('./requestPayout.ts', () => ({ requestPayout: vi.fn(async () => {}), findOpenPayout: vi.fn() }));

const account: TradingAccount = { ...sampleAccount, phase: 'funded', share_bps: 7000, payout_cycle_days: 14 };
const upi: EarlierDestination = {
  written: 'tomas.ribeiro@okaxis',
  method: 'UPI',
  destination: { ...emptyDestination, upi: 'tomas.ribeiro@okaxis' },
  usedAt: '2026-03-02T09:00:00Z',
};
const iban = 'PT50 0002 0123 1234 5678 9015 4';
const bank: EarlierDestination = {
  written: 'Tomás Ribeiro, PT50000201231234567890154',
  method: 'Bank',
  destination: { ...emptyDestination, holder: 'Tomás Ribeiro', iban },
  usedAt: '2026-03-09T09:00:00Z',
};

let root: Root;
let page: HTMLElement;
const queries = new QueryClient();

beforeEach(() => {
  sessionStorage.clear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
  vi.clearAllMocks();
});

const show = (earlier: readonly EarlierDestination[], shareCents = 20_000) =>
  root.render(
    <QueryClientProvider client={queries}>
      <PayoutForm account={account} shareCents={shareCents} earlier={earlier} />
    </QueryClientProvider>,
  );
const eventually = (check: () => void) => vi.waitFor(check, 30_000);
const sees = (text: string) => eventually(() => expect(page.textContent).toContain(text));

async function press(name: string) {
  const button = () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith(name));
  await eventually(() => expect(button()).toBeDefined());
  button()?.click();
}

/** Types into a field by its name. */
async function type(name: string, value: string) {
  const field = () => page.querySelector<HTMLInputElement>(`input[name=${name}]`);
  await eventually(() => expect(field()).not.toBeNull());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value);
  field()?.dispatchEvent(new Event('input', { bubbles: true }));
  await eventually(() => expect(field()?.value).toBe(value));
}

const sent = () => vi.mocked(requestPayout).mock.calls.map(([{ method, destination }]) => ({ method, destination }));

it('what was reviewed is sent, although another payout changes the latest destination meanwhile', async () => {
  show([upi]);
  await press(request.review);
  await sees(request.reviewTitle);
  show([bank, upi]);
  await sees('UPI: tomas.ribeiro@okaxis');
  expect(page.textContent).not.toContain('PT50');
  await press(request.submit);
  await eventually(() => expect(sent()).toEqual([{ method: 'UPI', destination: upi.written }]));
});

it('what is typed goes with its own method, after the chosen destination is gone', async () => {
  show([upi]);
  await press(request.review);
  await press(request.edit);
  await sees(t.earlierLabel);
  show([]);
  await type('holder', 'Tomás Ribeiro');
  await type('iban', iban);
  await press(request.review);
  await press(request.submit);
  await eventually(() => expect(sent()).toEqual([{ method: 'Bank', destination: bank.written }]));
});

it('fields of a new destination show no errors before they are reviewed', async () => {
  show([upi]);
  await press(request.review);
  await press(request.edit);
  await eventually(() => expect(page.querySelector('input[value=new]')).not.toBeNull());
  page.querySelector<HTMLInputElement>('input[value=new]')?.click();
  await eventually(() => expect(page.querySelector('input[name=iban]')).not.toBeNull());
  expect(page.textContent).not.toContain(t.wrongIban);
  await press(request.review);
  await sees(t.wrongIban);
});

it('the whole share is asked for, as it is when it is reviewed', async () => {
  show([upi]);
  await sees('to $200.00');
  show([upi], 15_000);
  await sees('to $150.00');
  await press(request.review);
  await sees(request.reviewTitle);
  expect(page.textContent).toContain('$150.00');
});
