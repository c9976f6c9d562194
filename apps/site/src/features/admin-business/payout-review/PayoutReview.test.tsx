import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ServiceError } from '../../../lib/query/ServiceError.ts';
import { PayoutReview, type PayoutReviewProps } from './PayoutReview.tsx';
import { readKnownDestination, type KnownDestination } from './readKnownDestination.ts';

vi.mock('./readKnownDestination.ts', () => ({ readKnownDestination: vi.fn() }));

let root: Root;
let comparison: PromiseWithResolvers<KnownDestination>;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  comparison = Promise.withResolvers();
  vi.mocked(readKnownDestination).mockReset().mockReturnValue(comparison.promise);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const props: PayoutReviewProps = {
  table: 'payouts',
  payout: {
    id: '1',
    status: 'requested',
    owner: '2',
    person: 'Khalid Salem',
    isOwn: false,
    method: 'Bank',
    amount_cents: 160_800,
    requested_at: '2026-02-26T12:45:00Z',
    decided_at: null,
    decided_by: null,
    decider: null,
    due: '2026-02-28T12:45:00Z',
    isOverdue: false,
  },
  destination: 'Al Rajhi Bank, SA … 7719',
  to: { method: 'Bank', account: 'Al Rajhi Bank, SA … 7719', isReadable: false },
  checks: <p>Checks</p>,
  isReady: true,
  approve: { title: 'Approve it?', text: '', confirmLabel: 'Approve', isRefusal: false, confirm: () => Promise.resolve() },
  reject: null,
  record: '31016',
  readWaiting: () => Promise.resolve([]),
  payment: [],
  reason: null,
  children: null,
};

const show = (more: Partial<PayoutReviewProps> = {}) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/admin/payouts/31016']}>
          <PayoutReview {...props} {...more} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
const approval = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Approve'));
/** Lets what has arrived be shown, until it is. */
const shown = (words: string) =>
  vi.waitFor(async () => {
    await act(async () => {});
    expect(document.body.textContent).toContain(words);
  });
const paidBefore = { isFirstPayout: false, isNew: false, sharedWith: [] };

it('waits with the approval until the destination is compared', async () => {
  await show();
  expect(approval()?.disabled).toBe(true);
  expect(document.body.textContent).toContain('once its destination is compared');
  comparison.resolve(paidBefore);
  await shown('Paid there before');
  expect(approval()?.disabled).toBe(false);
});

it('does not approve when the destination could not be compared, and says so', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  comparison.reject(new ServiceError({ message: 'permission denied', code: '42501' }, 403));
  await show();
  await shown('You have no access to this');
  expect(approval()?.disabled).toBe(true);
});

it('waits with the approval while a check fails', async () => {
  comparison.resolve(paidBefore);
  await show({ isReady: false });
  await shown('Paid there before');
  expect(approval()?.disabled).toBe(true);
  expect(document.body.textContent).toContain('once all checks pass');
});

it('names others with the same account, and marks one that cannot be told', async () => {
  comparison.resolve({ isFirstPayout: false, isNew: true, sharedWith: [{ id: '3', name: 'Rohan Mehta' }] });
  await show();
  await shown('New destination');
  for (const words of ['Account not complete', 'Rohan Mehta']) expect(document.body.textContent).toContain(words);
});

it('neither checks nor compares what is paid', async () => {
  const paid = { ...props.payout, status: 'paid', decided_at: '2026-02-27T09:20:00Z' } as const;
  await show({ payout: paid, approve: null });
  expect(readKnownDestination).not.toHaveBeenCalled();
  expect(document.body.textContent).not.toContain('Checks');
});
