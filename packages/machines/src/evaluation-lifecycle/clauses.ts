import type { Decision, Rule } from './decision.ts';

/** The unit of a decision's numbers: US cents, epoch milliseconds, or a count. */
export type Unit = 'cents' | 'time' | 'count';

/** A decision with its clause in `rules.yaml` (`legal`, by id), and the unit of its figures. */
export interface Explanation extends Decision {
  /** `null` if no clause applies: scaling, and impossible entries. */
  readonly clause: string | null;
  readonly unit: Unit;
}

const clauses: Readonly<Partial<Record<Rule, string>>> = {
  flat: 'target',
  'open-positions': 'risk-per-trade',
  'payout-flat': 'payouts',
  'payout-minimum': 'payouts',
  'payout-cycle': 'payouts',
  scaling: '',
  stage: '',
  position: '',
  order: '',
};

const units: Readonly<Partial<Record<Rule, Unit>>> = {
  flat: 'count',
  'payout-flat': 'count',
  'open-positions': 'count',
  prohibited: 'count',
  stage: 'count',
  position: 'count',
  news: 'time',
  inactivity: 'time',
  'payout-cycle': 'time',
  order: 'time',
};

/** Finds the clause on which a decision is based; most rules have the same id as their clause. */
export function explainDecision(decision: Decision): Explanation {
  const { rule } = decision;
  return { ...decision, clause: (clauses[rule] ?? rule) || null, unit: units[rule] ?? 'cents' };
}
