/** The value of a rule: a number, a range, or a term of the catalogue. */
export type RuleValue = number | string | { readonly from: number; readonly to: number };

/** A rule that all versions of the rulebook contain. */
export interface RulebookRule {
  readonly id: string;
  /** Path of its current value in the facts. */
  readonly fact: string;
  readonly unit: 'percent' | 'days' | 'business-days' | 'hours' | 'minutes' | 'count' | 'cents' | 'drawdown';
}

/** A version of the rulebook. The first one states every rule, later ones only changes. */
export interface RulebookVersion {
  readonly id: string;
  /** ISO 8601 date from which this version applies to new purchases. */
  readonly from: string;
  readonly values: Readonly<Record<string, RuleValue>>;
}

export interface Rulebook {
  readonly rules: readonly RulebookRule[];
  /** Oldest first; the last one is current. */
  readonly versions: readonly RulebookVersion[];
}
