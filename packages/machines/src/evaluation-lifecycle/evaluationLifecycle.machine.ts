import { assertEvent, assign, raise, setup } from 'xstate';
import { startLifecycle, offerRetry, openNextAccount } from './lifecycle.ts';
import type { LifecycleContext, LifecycleInput, Retry } from './lifecycle.ts';
import type { MarketEntry } from './marketEntry.ts';
import type { Stage } from './terms.ts';
import { applyEntries } from './trade.ts';
import type { Outcome } from './trade.ts';

export type EvaluationLifecycleEvent =
  /** Entries in chronological order; one event may contain one entry or a trading day. */
  | { readonly type: 'market.feed'; readonly entries: readonly MarketEntry[] }
  /** `at`: epoch milliseconds. */
  | { readonly type: 'retry.accept'; readonly at: number };

/**
 * An account from its evaluation to its end (spec §4): it receives entries, decides by the terms of the purchase, and records the
 * reasons. Pure: nothing to provide.
 */
export const evaluationLifecycleMachine = setup({
  types: {
    input: {} as LifecycleInput,
    context: {} as LifecycleContext,
    events: {} as EvaluationLifecycleEvent,
    tags: {} as Stage | 'terminated' | 'dormant',
  },
  actions: {
    trade: assign(({ context, event }) => {
      assertEvent(event, 'market.feed');
      return applyEntries(context, event.entries);
    }),
    openPhase2: assign(({ context }) => openNextAccount(context, 'phase-2', context.account.at)),
    openFunded: assign(({ context }) => openNextAccount(context, 'funded', context.rest[0]?.at ?? context.account.at)),
    award: assign(({ context: { account, terms } }) => ({
      account: { ...account, stage: 'passed' as const },
      award: { refundCents: terms.refundCents, bonusCents: terms.bonusCents },
      outcome: null,
    })),
    /** Entries after the end of a stage belong to the next one. */
    feedRest: raise(({ context }) => ({ type: 'market.feed' as const, entries: context.rest })),
    offerRetry: assign(({ context }) => ({ retry: offerRetry(context) })),
    acceptRetry: assign(({ context }) => ({ retry: answered(context.retry, 'accepted') })),
    expireRetry: assign(({ context }) => ({ retry: answered(context.retry, 'expired') })),
  },
  guards: {
    isStageOver: ({ context }) => context.outcome !== null,
    isBreached: ledTo('breached'),
    isProhibited: ledTo('prohibited'),
    isDormant: ledTo('dormant'),
    isNextPhaseReached: ledTo('advanced'),
    isPassed: ledTo('passed'),
    isInPhase1: standsIn('phase-1'),
    isInPhase2: standsIn('phase-2'),
    isWaiting: standsIn('passed'),
    isRetryValid: ({ context, event }) => event.type === 'retry.accept' && event.at < expiryOf(context),
    isRetryOver: ({ context, event }) => event.type === 'market.feed' && event.entries.some(({ at }) => at >= expiryOf(context)),
  },
}).createMachine({
  id: 'evaluation-lifecycle',
  // One feed passes through a few stages; more iterations are a bug, and fail.
  options: { maxIterations: 100 },
  context: ({ input }) => startLifecycle(input),
  initial: 'opening',
  states: {
    opening: {
      always: [
        { guard: 'isInPhase1', target: 'running.phase1' },
        { guard: 'isInPhase2', target: 'running.phase2' },
        { guard: 'isWaiting', target: 'running.passed' },
        { target: 'running.funded' },
      ],
    },
    running: {
      initial: 'phase1',
      // Most feeds end nothing, so they take an internal transition: leaving the state would take longer than the entries
      // themselves.
      on: { 'market.feed': { actions: 'trade' } },
      always: { guard: 'isStageOver', target: 'judging' },
      states: {
        phase1: { tags: 'phase-1' },
        phase2: { tags: 'phase-2' },
        passed: { tags: 'passed' },
        funded: { tags: 'funded' },
      },
    },
    judging: {
      always: [
        { guard: 'isBreached', target: 'terminated.offered', actions: ['offerRetry', 'feedRest'] },
        { guard: 'isProhibited', target: 'terminated.ended' },
        { guard: 'isDormant', target: 'dormant' },
        { guard: 'isNextPhaseReached', target: 'running.phase2', actions: ['openPhase2', 'feedRest'] },
        { guard: 'isPassed', target: 'running.passed', actions: ['award', 'feedRest'] },
        { target: 'running.funded', actions: ['openFunded', 'feedRest'] },
      ],
    },
    terminated: {
      tags: 'terminated',
      initial: 'offered',
      states: {
        offered: {
          on: {
            'retry.accept': [
              { guard: 'isRetryValid', target: 'ended', actions: 'acceptRetry' },
              { target: 'ended', actions: 'expireRetry' },
            ],
            'market.feed': { guard: 'isRetryOver', target: 'ended', actions: 'expireRetry' },
          },
        },
        ended: { type: 'final' },
      },
    },
    dormant: { type: 'final', tags: 'dormant' },
  },
});

type Given = { readonly context: LifecycleContext };

function ledTo(outcome: Outcome): (given: Given) => boolean {
  return ({ context }) => context.outcome === outcome;
}

function standsIn(stage: Stage): (given: Given) => boolean {
  return ({ context }) => context.account.stage === stage;
}

function expiryOf({ retry }: LifecycleContext): number {
  return retry?.expiresAt ?? 0;
}

function answered(retry: Retry | null, status: Retry['status']): Retry | null {
  return retry && { ...retry, status };
}
