import type { Truth } from '@duneline/specs/contract';

/** `and`: false if any term is false, otherwise unknown if any is unknown. */
export function and(terms: readonly (() => unknown)[]): Truth {
  let truth: Truth = true;
  for (const term of terms) {
    const value = truthOf(term());
    if (value === false) return false;
    if (value === null) truth = null;
  }
  return truth;
}

/** `or`: true if any term is true, otherwise unknown if any is unknown. */
export function or(terms: readonly (() => unknown)[]): Truth {
  let truth: Truth = false;
  for (const term of terms) {
    const value = truthOf(term());
    if (value === true) return true;
    if (value === null) truth = null;
  }
  return truth;
}

/** `not`: unknown remains unknown. */
export function not(term: unknown): Truth {
  const value = truthOf(term);
  return value === null ? null : !value;
}

/** Converts a value to a truth value; anything except true and false is unknown. */
export function truthOf(value: unknown): Truth {
  return typeof value === 'boolean' ? value : null;
}
