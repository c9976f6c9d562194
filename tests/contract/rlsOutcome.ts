/** A statement's outcome in a comparable form. */
export type Outcome =
  | {
      readonly error: {
        readonly code: string;
        readonly message: string;
        readonly details: string | null;
        readonly hint: string | null;
      };
    }
  | { readonly count: number; readonly rows: readonly string[] | null };

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const wholeUuid = new RegExp(`^${uuid.source}$`);
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/;
const momentInText = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)?\+00/g;

/** Rows as sorted text; ids and times that the database generated are masked. */
export function comparable(rows: readonly unknown[], given: ReadonlySet<string>): string[] {
  const mask = (key: string, value: unknown): unknown => {
    if (typeof value === 'string' && !given.has(value)) {
      if (wholeUuid.test(value)) return '<new id>';
      if (moment.test(value)) return '<now>';
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return key === 'rel' ? comparable(value, given).map((text) => JSON.parse(text) as unknown) : value;
    return Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  };
  return rows.map((row) => JSON.stringify(row, mask)).toSorted((left, right) => (left < right ? -1 : left > right ? 1 : 0));
}

/**
 * Masks ids and times in details, as in rows. If several rows violate a unique or foreign key, Postgres names the first on disk,
 * so those values are masked too.
 */
export function comparableError(
  code: string,
  message: string,
  details: string | null,
  hint: string | null,
  given: ReadonlySet<string>,
): Outcome {
  const isKey = code === '23505' || code === '23503';
  const masked = details
    ?.replaceAll(new RegExp(uuid, 'g'), (id) => (given.has(id) ? id : '<new id>'))
    .replaceAll(momentInText, '<moment>');
  return { error: { code, message, details: (isKey ? masked?.replace(/=\(.*\) /, '=(…) ') : masked) ?? null, hint } };
}
