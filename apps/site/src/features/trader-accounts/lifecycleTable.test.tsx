import type { StatechartRow } from '@duneline/specs/contract';
import * as t from '@duneline/specs/messages/trader';
import { statecharts } from '@duneline/specs/statecharts';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { practiceName } from '../../lib/trader/practices.ts';
import { sampleAccount } from '../../lib/trader/sampleAccount.test-support.ts';
import type { TradingAccount } from '../../lib/trader/TradingAccount.ts';
import { StandingCard } from './StandingCard.tsx';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const ended_at = '2026-02-20T12:00:00Z';
const breached: Partial<TradingAccount> = {
  status: 'terminated',
  ended_at,
  breach_clause: 'daily-loss',
  breach_reason: 'The loss of the day was $500.01; $500.00 was allowed.',
};

const prohibited: Partial<TradingAccount> = {
  ...breached,
  breach_clause: 'prohibited',
  breach_practice: 'latency exploitation',
  breach_reason: '41 positions closed within two seconds of a late price.',
};
const practiceTitle = t.historyProhibited({ practice: practiceName('latency exploitation') });

/** An account as the database has it in a state, and what the page says: the station, and the newest event that the rule made. */
const shown: Readonly<Record<string, readonly [account: Partial<TradingAccount>, station: string, event: string]>> = {
  running: [{}, t.stationEvaluation, t.historyOpened],
  'running.phase1': [{}, t.stationEvaluation, t.historyOpened],
  'running.phase2': [{ program_id: '2-step', phase: 'phase-2' }, t.stationPhase2, t.historyOpened],
  'running.passed': [{ status: 'passed', ended_at, winners_bonus_cents: 19_900 }, t.stationRefund, t.historyPassed],
  'running.funded': [{ phase: 'funded', profit_target_bps: null, share_bps: 7000 }, t.stationFunded, t.historyFunded],
  'terminated.offered': [breached, t.stationEvaluation, t.historyDailyLoss],
  'terminated.ended': [breached, t.stationEvaluation, t.historyDailyLoss],
  dormant: [{ status: 'dormant', ended_at }, t.stationEvaluation, t.historyDormant],
};

/** What an account that ended says where it stands. */
const endings: Readonly<Record<string, string>> = {
  'terminated.offered': t.detailBreached,
  'terminated.ended': t.detailBreached,
  dormant: t.detailDormant,
};

/** How the database has what a row leads to, where its guard makes a difference. */
const shownByGuard: typeof shown = { isProhibited: [prohibited, t.stationEvaluation, practiceTitle] };

// `judging` is left in the same moment.
const isShown = ({ to }: StatechartRow) => to !== 'judging';

it.each(statecharts['evaluation-lifecycle'].rows.filter(isShown))(
  'line $line on the page: $event leads to $to, which the ridge shows and the history explains',
  ({ to, guard }) => {
    const [account, station, event] = shownByGuard[guard ?? ''] ?? shown[to] ?? [{}, '?', '?'];
    const ending = account.breach_practice ? t.detailProhibited : endings[to];
    act(() => root.render(<StandingCard account={{ ...sampleAccount, ...account }} days={[]} payouts={[]} />));
    const present = page.querySelector(`[aria-label="${t.standingLabel}"] [aria-current=step]`);
    expect(present?.textContent).toContain(station);
    expect(present?.textContent).toContain(ending ? t.endedHere : t.youAreHere);
    expect(present?.textContent).toContain(ending ?? '');
    const newest = page.querySelector(`[aria-label="${t.historyLabel}"] > li`);
    expect(newest?.textContent).toContain(event);
    expect(newest?.textContent).toContain(account.breach_reason ?? '');
  },
);
