/**
 * Returns the response unchanged if none of its fields is `undefined` or NaN.
 * @throws TypeError otherwise: fields are missing if the backend responds with rows of another shape
 */
export function assertComplete<T>(answer: T): T {
  const missing = missingIn(answer, []);
  if (missing) throw new TypeError(`The backend's answer says nothing of ${missing}.`);
  return answer;
}

/** The path of the first missing field. */
function missingIn(value: unknown, path: readonly string[]): string | undefined {
  if (value === undefined || Number.isNaN(value)) return path.join('.') || 'anything';
  if (value === null || typeof value !== 'object') return undefined;
  for (const [key, field] of Object.entries(value)) {
    const missing = missingIn(field, [...path, key]);
    if (missing) return missing;
  }
  return undefined;
}
