import { act, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '@duneline/ui';
import type { Payout } from '../../lib/trader/TradingAccount.ts';
import { forgetPayoutDraft } from './payoutDraft.ts';
import { useNewPayout } from './useNewPayout.ts';

vi.mock('@duneline/ui', () => ({ toast: vi.fn() }));
vi.mock('./payoutDraft.ts', () => ({ forgetPayoutDraft: vi.fn() }));

const open = { status: 'requested' } as Payout;
const paid = { status: 'paid' } as Payout;
let root: Root;
let page: HTMLElement;

function Screen({ account, payouts }: { readonly account: string; readonly payouts: readonly Payout[] | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useNewPayout(account, payouts, heading);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Payout
      </h2>
      {!payouts?.includes(open) && <button type="button">Request payout</button>}
      <input />
    </>
  );
}

const show = (account: string, payouts: readonly Payout[] | undefined) =>
  act(async () => root.render(<Screen account={account} payouts={payouts} />));
const focus = (selector: string) => act(async () => page.querySelector<HTMLElement>(selector)?.focus());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

it('a payout that appears is told, its form is forgotten, and the heading takes the focus that went with the form', async () => {
  await show('one', [paid]);
  await focus('button');
  await show('one', [open, paid]);
  expect(toast).toHaveBeenCalledOnce();
  expect(vi.mocked(forgetPayoutDraft).mock.calls).toEqual([['one']]);
  expect(document.activeElement).toBe(page.querySelector('h2'));
});

it('the focus stays in a field that is still there', async () => {
  await show('one', []);
  await focus('input');
  await show('one', [open]);
  expect(toast).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(page.querySelector('input'));
});

it('a payout that was open before is not told, neither when the page opens nor when another account is chosen', async () => {
  await show('one', undefined);
  await show('one', [open]);
  await show('two', []);
  await show('one', [open]);
  expect(toast).not.toHaveBeenCalled();
  expect(forgetPayoutDraft).not.toHaveBeenCalled();
});
