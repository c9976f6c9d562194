import { readFileSync } from 'node:fs';
import { evaluationLifecycleMachine, lifecycleTerms, readHistory, tradingDays, viewOfLifecycle } from '@duneline/machines';
import * as site from '@duneline/specs/site';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';

const sample = readFileSync(new URL('../../../specs/samples/one-step-10k.csv', import.meta.url), 'utf8');

it('tells a whole life in the sample file: passed, funded, paid, ended', () => {
  const { entries, problems } = readHistory(sample);
  const terms = lifecycleTerms(site, { programId: '1-step', tierId: '1-step-10k' });
  const actor = createActor(evaluationLifecycleMachine, { input: { terms, openedAt: entries[0]?.at ?? 0 } }).start();
  const statuses = tradingDays(terms, entries).map((day) => {
    actor.send({ type: 'market.feed', entries: day });
    return viewOfLifecycle(actor.getSnapshot()).status;
  });
  const { decisions, award, paidCents, retry } = viewOfLifecycle(actor.getSnapshot());
  expect(problems).toEqual([]);
  expect([...new Set(statuses)]).toEqual(['phase-1', 'passed', 'funded', 'terminated']);
  expect(decisions.map(({ verdict, rule }) => `${verdict} ${rule}`)).toEqual([
    'refused risk-per-trade',
    'warned news',
    'held flat',
    'passed target',
    'refused payout-cycle',
    'paid payouts',
    'ended daily-loss',
  ]);
  expect({ award, paidCents, retry }).toMatchObject({
    award: { refundCents: 9900, bonusCents: 10_000 },
    paidCents: 43_400,
    retry: { status: 'offered' },
  });
});
