/**
 * Gives an answer back in which nothing is missing: no field is `undefined` or NaN, as what was made of other rows would be.
 * @throws TypeError otherwise, since an answer that makes no sense is none.
 */
export function whole<T>(answer: T): T {
  const missing = missingIn(answer, []);
  if (missing) throw new TypeError(`The backend's answer says nothing of ${missing}.`);
  return answer;
}

/** The path of the first field that is missing. */
function missingIn(value: unknown, path: readonly string[]): string | undefined {
  if (value === undefined || Number.isNaN(value)) return path.join('.') || 'anything';
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, field] of Object.entries(value)) {
    const missing = missingIn(field, [...path, key]);
    if (missing) return missing;
  }
  return undefined;
}
