import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FocalPoint } from '../features/admin-content/media/FocalPoint.tsx';
import { Thumbnail } from '../features/admin-content/media/Thumbnail.tsx';
import { VerifyForm } from '../features/affiliate-area/settings/VerifyForm.tsx';
import { useOwnOrders } from '../features/checkout/orders/ownOrders.ts';
import { useQuote } from '../features/checkout/useQuote.ts';
import { readOwnEntries } from '../features/leaderboard/readOwnEntries.ts';
import { useUnfinished } from '../features/trader-payouts/useUnfinished.ts';
import { getClient, getFunctions, getStorage } from '../lib/backend/client.ts';
import { sessionStorageKey } from '../lib/backend/storedSession.ts';
import { createQueryClient } from '../lib/query/queryClient.ts';
import { usePublicQuery } from '../lib/remote/usePublicQuery.ts';

vi.mock('../lib/backend/connection.ts', () => ({
  getConnection: () => Promise.resolve({ url: 'https://hangs.example', anonKey: 'sb_publishable_key' }),
}));

/** How long a request waits for its answer (spec §9). */
const LIMIT_S = 15;
const person = '6f8a2a5e-3b1d-4c7a-9a1e-0d5b7c2f4e10';
const session = {
  access_token: 'token-of-hana',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: person, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '' },
};
let root: Root;
let page: HTMLElement;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockReturnValue();
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  await Promise.all([getClient(), getStorage(), getFunctions()]); // loads the code before the clock stands
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const timer = new AbortController();
    setTimeout(() => timer.abort(new DOMException('signal timed out', 'TimeoutError')), milliseconds);
    return timer.signal;
  });
  // A server that takes every request and never answers.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    const signal = init.signal ?? (input instanceof Request ? input.signal : null);
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const quoted = { tier: 'one-step-5k', addOns: [], coupon: null };
const Price = () => useQuote(quoted, person).isFailed && <p role="alert" />;
const ReducedPrice = () => useQuote({ ...quoted, coupon: 'DUNE10' }, person).isFailed && <p role="alert" />;
const Orders = () => useOwnOrders().isError && <p role="alert" />;
const BegunUpload = () => useUnfinished([]).isError && <p role="alert" />;
const readRanks = () => readOwnEntries({ period: 'month', sizeCents: null }, person);
const Ranks = () => usePublicQuery(readRanks).remote.status === 'failed' && <p role="alert" />;
/** A read without `dataOf`: the client itself repeats nothing. */
const readPlainly = async () => (await (await getClient()).from('orders').select('id').throwOnError()).data;
const PlainRead = () => useQuery({ queryKey: ['plain'], queryFn: readPlainly, retry: false }).isError && <p role="alert" />;

it.each<[string, ReactNode, string]>([
  ['the price', <Price key="" />, '[role=alert]'],
  ['the price with a coupon', <ReducedPrice key="" />, '[role=alert]'],
  ['the own orders', <Orders key="" />, '[role=alert]'],
  ['the own ranks', <Ranks key="" />, '[role=alert]'],
  ['an upload that was begun', <BegunUpload key="" />, '[role=alert]'],
  ['a small picture', <Thumbnail key="" path="a.png" />, 'svg'],
  ['a picture', <FocalPoint key="" path="a.png" alt="" x={50} y={50} onChange={() => {}} />, '[role=alert]'],
  ['what proves who is there', <VerifyForm key="" onVerified={() => {}} onCancel={() => {}} />, '[role=alert]'],
  ['anything that is read without more', <PlainRead key="" />, '[role=alert]'],
])('after 15 seconds without an answer the screen tells that %s cannot be read', async (_what, screen, told) => {
  await act(async () => root.render(<QueryClientProvider client={createQueryClient()}>{screen}</QueryClientProvider>));
  let seconds = 0;
  for (; page.querySelector(told) === null && seconds < 400; seconds += 1) {
    await act(async () => vi.advanceTimersByTimeAsync(1000));
  }
  expect(seconds).toBe(LIMIT_S);
});
