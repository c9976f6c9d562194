import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import { Overview } from './Overview.tsx';

vi.mock('../../lib/trader/readTrader.ts', () => {
  const never = () => new Promise(() => {});
  return { readAccounts: never, readDays: never, readPayouts: never, readPositions: never };
});

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The cards from top to bottom. */
async function cards(isWide: boolean) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Overview account={sampleAccount} />
      </QueryClientProvider>,
    ),
  );
  const ids = [...page.querySelectorAll('section')].map((card) => card.getAttribute('aria-labelledby'));
  await act(async () => root.unmount());
  return ids;
}

it('on a phone the limits of today come first', async () => {
  expect(await cards(false)).toEqual(['limits', 'balance', 'target', 'standing', 'positions']);
});

it('on a wide window the limits stand beside the balance, below the target', async () => {
  expect(await cards(true)).toEqual(['balance', 'target', 'limits', 'standing', 'positions']);
});
