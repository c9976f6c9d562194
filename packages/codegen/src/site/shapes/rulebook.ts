/** What a rule of the rulebook says: a figure, a range of figures, or a word of the catalogue. */
export type RuleValue = number | string | { readonly from: number; readonly to: number };

/** A rule that the rulebook keeps through its versions. */
export interface RulebookRule {
  readonly id: string;
  /** Where its present value stands: a path into the facts. */
  readonly fact: string;
  readonly unit: 'percent' | 'days' | 'business-days' | 'hours' | 'minutes' | 'count' | 'cents' | 'drawdown';
}

/** The first version states every rule, a later one what it changed. */
export interface RulebookVersion {
  readonly id: string;
  /** ISO 8601 day from which it has been part of what is sold. */
  readonly from: string;
  readonly values: Readonly<Record<string, RuleValue>>;
}

export interface Rulebook {
  readonly rules: readonly RulebookRule[];
  /** From the oldest to the one that holds today. */
  readonly versions: readonly RulebookVersion[];
}
