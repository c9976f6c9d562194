import type { MarketEntry } from '@duneline/machines';
import { offerRetry, openNextAccount } from '../../../packages/machines/src/evaluation-lifecycle/lifecycle.ts';
import type { LifecycleContext } from '../../../packages/machines/src/evaluation-lifecycle/lifecycle.ts';
import { applyEntries } from '../../../packages/machines/src/evaluation-lifecycle/trade.ts';

/** The machine's rules without the machine: the lower bound for a reducer with the same decisions. */
export function reduceSameRules(context: LifecycleContext, entries: readonly MarketEntry[]): LifecycleContext {
  if (context.outcome !== null) return context;
  const next = { ...context, ...applyEntries(context, entries) };
  const { terms, account, rest } = next;
  switch (next.outcome) {
    case null:
      return next;
    case 'breached':
      return { ...next, retry: offerRetry(next) };
    case 'advanced':
      return reduceSameRules({ ...next, ...openNextAccount(next, 'phase-2', account.at) }, rest);
    case 'opened':
      return reduceSameRules({ ...next, ...openNextAccount(next, 'funded', rest[0]?.at ?? account.at) }, rest);
    case 'passed': {
      const award = { refundCents: terms.refundCents, bonusCents: terms.bonusCents };
      return reduceSameRules({ ...next, account: { ...account, stage: 'passed' }, award, outcome: null }, rest);
    }
    default:
      return next;
  }
}
