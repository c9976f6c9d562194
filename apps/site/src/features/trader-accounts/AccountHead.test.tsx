import * as t from '@duneline/specs/messages/trader';
import { arrowLeft, check, clock, close, pause, type IconShape } from '@duneline/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { AccountHead } from './AccountHead.tsx';

const ended_at = '2026-02-27T12:00:00Z';

function show(changes: Partial<TradingAccount>) {
  const account = { ...sampleAccount, ...changes };
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AccountHead accounts={[account]} account={account} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const badge = page.querySelector('span:has(> svg)');
  return {
    badge: { text: badge?.textContent, icon: badge?.querySelector('path')?.getAttribute('d'), look: badge?.className },
    platform: page.querySelector('a')?.className,
  };
}

const active = show({});
const states: readonly (readonly [string, Partial<TradingAccount>, string, IconShape])[] = [
  ['active', {}, t.phaseEvaluation, clock],
  ['passed', { status: 'passed', ended_at }, t.statusPassed, check],
  ['ended by a breach', { status: 'terminated', ended_at }, t.statusTerminated, close],
  ['dormant', { status: 'dormant', ended_at }, t.statusDormant, pause],
  ['refunded', { status: 'dormant', ended_at, closed_by_refund: true }, t.statusRefunded, arrowLeft],
];

it.each(states)('an account that is %s says so with an icon of its own', (_, changes, text, icon) => {
  expect(show(changes).badge).toMatchObject({ text, icon: icon.d });
});

it('no two states look alike, and a refund is no warning', () => {
  const looks = states.map(([, changes]) => show(changes).badge.look);
  expect(new Set(looks).size).toBe(states.length);
});

it.each(states.slice(1))('the trading platform is no main action for an account that is %s', (_, changes) => {
  expect(show(changes).platform).not.toBe(active.platform);
});
