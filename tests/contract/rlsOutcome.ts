/** What a statement did, in the form in which both sides are compared. */
export type Outcome =
  | { readonly error: { readonly code: string; readonly message: string; readonly details: string | null } }
  | { readonly count: number; readonly rows: readonly string[] | null };

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/;

/** Rows as sorted text; ids and moments that the database made itself, which differ from run to run, lose their value. */
export function comparable(rows: readonly unknown[], given: ReadonlySet<string>): string[] {
  const mask = (_key: string, value: unknown): unknown => {
    if (typeof value === 'string' && !given.has(value)) {
      if (uuid.test(value)) return '<new id>';
      if (moment.test(value)) return '<now>';
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  };
  return rows.map((row) => JSON.stringify(row, mask)).toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}

/**
 * Details name values that differ from run to run, except those of unique and foreign keys. Of several rows that break a
 * key, Postgres names the first on its disk, so the values there do not count.
 */
export const comparableError = (code: string, message: string, details: string | null): Outcome => ({
  error: {
    code,
    message,
    details: code === '23505' || code === '23503' ? (details?.replace(/=\(.*\) /, '=(…) ') ?? null) : null,
  },
});
