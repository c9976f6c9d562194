/** Whether a value contains everything expected: objects may have more members, everything else must be equal. */
export function containsSubset(actual: unknown, expected: unknown): boolean {
  if (Object.is(actual, expected)) return true;
  if (typeof actual !== 'object' || typeof expected !== 'object' || actual === null || expected === null) return false;
  if (Array.isArray(actual) !== Array.isArray(expected)) return false;
  if (Array.isArray(actual) && Array.isArray(expected) && actual.length !== expected.length) return false;
  const values = new Map(Object.entries(actual));
  return Object.entries(expected).every(([key, value]) => values.has(key) && containsSubset(values.get(key), value));
}
