import type { Truth } from '@duneline/specs/contract';

/** `and`: false beats unknown, unknown beats true. */
export function and(terms: readonly (() => unknown)[]): Truth {
  let truth: Truth = true;
  for (const term of terms) {
    const value = truthOf(term());
    if (value === false) return false;
    if (value === null) truth = null;
  }
  return truth;
}

/** `or`: true beats unknown, unknown beats false. */
export function or(terms: readonly (() => unknown)[]): Truth {
  let truth: Truth = false;
  for (const term of terms) {
    const value = truthOf(term());
    if (value === true) return true;
    if (value === null) truth = null;
  }
  return truth;
}

/** `not`: unknown stays unknown. */
export function not(term: unknown): Truth {
  const value = truthOf(term);
  return value === null ? null : !value;
}

/** A value in a boolean position; anything but true and false is unknown. */
export function truthOf(value: unknown): Truth {
  return typeof value === 'boolean' ? value : null;
}
