import { rulebook, type RulebookRule, type RuleValue } from '@duneline/specs/site';

/** A rule that a version changed. */
export interface Change {
  readonly rule: RulebookRule;
  readonly before: RuleValue;
  readonly after: RuleValue;
}

/** The rulebook as it stood from a day on. */
export interface Version {
  readonly id: string;
  /** ISO 8601 day. */
  readonly from: string;
  /** What every rule said, by its id. */
  readonly values: Readonly<Record<string, RuleValue>>;
  /** Against the version before; none in the first. */
  readonly changes: readonly Change[];
}

/** What differs between two states of the rulebook, in its order; `{ from, to }` are compared by their figures. */
export function differences(before: Version['values'], after: Version['values']): Change[] {
  return rulebook.rules.flatMap((rule) => {
    const [was, is] = [before[rule.id], after[rule.id]];
    return was === undefined || is === undefined || JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ rule, before: was, after: is }];
  });
}

/** Every version in full, from the first to the one that holds today. */
export const versions: readonly Version[] = rulebook.versions.reduce<Version[]>((earlier, { id, from, values }) => {
  const before = earlier.at(-1)?.values ?? {};
  const whole = { ...before, ...values };
  return [...earlier, { id, from, values: whole, changes: differences(before, whole) }];
}, []);
