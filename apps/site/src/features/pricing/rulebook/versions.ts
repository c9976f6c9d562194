import { rulebook, type RulebookRule, type RuleValue } from '@duneline/specs/site';

/** A change of a rule in a version. */
export interface Change {
  readonly rule: RulebookRule;
  readonly before: RuleValue;
  readonly after: RuleValue;
}

/** The rulebook as of a date. */
export interface Version {
  readonly id: string;
  /** ISO 8601 day. */
  readonly from: string;
  /** Values by rule id. */
  readonly values: Readonly<Record<string, RuleValue>>;
  /** Changes since the previous version; none in the first one. */
  readonly changes: readonly Change[];
}

/** The differences between two versions, in the rulebook's order; ranges are compared by their figures. */
export function differences(before: Version['values'], after: Version['values']): Change[] {
  return rulebook.rules.flatMap((rule) => {
    const [was, is] = [before[rule.id], after[rule.id]];
    return was === undefined || is === undefined || JSON.stringify(was) === JSON.stringify(is)
      ? []
      : [{ rule, before: was, after: is }];
  });
}

/** All complete versions, from the first to the current one. */
export const versions: readonly Version[] = rulebook.versions.reduce<Version[]>((earlier, { id, from, values }) => {
  const before = earlier.at(-1)?.values ?? {};
  const whole = { ...before, ...values };
  return [...earlier, { id, from, values: whole, changes: differences(before, whole) }];
}, []);
