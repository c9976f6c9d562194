import type { Decision, Rule } from './decision.ts';

/** In what the figures of a decision are counted: US cents, epoch milliseconds, or things. */
export type Unit = 'cents' | 'time' | 'count';

/** A decision with the clause of `rules.yaml` (`legal`, by id) on which it rests, and the unit of its figures. */
export interface Explanation extends Decision {
  /** `null` where no clause speaks: scaling, and entries that cannot be. */
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

/** Says on which clause a decision rests: most rules are called as their clause. */
export function explain(decision: Decision): Explanation {
  const { rule } = decision;
  return { ...decision, clause: (clauses[rule] ?? rule) || null, unit: units[rule] ?? 'cents' };
}
