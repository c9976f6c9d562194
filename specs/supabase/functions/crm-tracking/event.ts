/** A row that the function writes. */
export interface TrackedEvent {
  readonly table: 'tracking_events' | 'funnel_events';
  readonly row: Readonly<Record<string, unknown>>;
}

/** A body that is not as specified (spec §7); the message names the field. */
export class InvalidEvent extends Error {
  override readonly name = 'InvalidEvent';
}

interface Field {
  readonly column: string;
  readonly isRequired?: true;
  readonly accepts: (value: unknown) => boolean;
  /** The end of the sentence "… must be". */
  readonly expected: string;
}

/** Whether Postgres can store a JSON value: no NUL, no half of a surrogate pair, and not nested deeper than `depth`. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, one]) => isStorable(key, 0) && isStorable(one, depth - 1));
}

const text = (longest: number, shortest = 0) => ({
  accepts: (value: unknown) =>
    typeof value === 'string' && isStorable(value, 0) && value.length >= shortest && value.length <= longest,
  expected: shortest > 0 ? `text of ${shortest} to ${longest} characters` : `text of at most ${longest} characters`,
});
const integer = (highest: number) => ({
  accepts: (value: unknown) => typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= highest,
  expected: `a whole number from 0 to ${highest}`,
});
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const stages = ['landing', 'pricing', 'checkout', 'success'];
const longestInteger = 2_147_483_647;

const shared: Readonly<Record<string, Field>> = {
  userId: {
    column: 'user_id',
    accepts: (value) => typeof value === 'string' && uuid.test(value),
    expected: 'the UUID of a person, or null for a visitor',
  },
  sessionId: { column: 'session_id', isRequired: true, ...text(128, 1) },
  metadata: {
    column: 'metadata',
    accepts: (value) => isObject(value) && isStorable(value, 5) && JSON.stringify(value).length <= 7000,
    expected: 'an object of at most 7000 characters, nested at most 5 deep',
  },
};

const events: Readonly<
  Record<string, { readonly table: TrackedEvent['table']; readonly fields: Readonly<Record<string, Field>> }>
> = {
  page_view: {
    table: 'tracking_events',
    fields: {
      ...shared,
      pagePath: {
        column: 'page_path',
        isRequired: true,
        accepts: (value) => typeof value === 'string' && value.startsWith('/') && value.length <= 2048 && isStorable(value, 0),
        expected: 'a path of the site, beginning with /, of at most 2048 characters',
      },
      pageTitle: { column: 'page_title', ...text(512) },
      referrer: { column: 'referrer', ...text(2048) },
      timeOnPage: { column: 'time_on_page', ...integer(longestInteger) },
      scrollDepth: { column: 'scroll_depth', ...integer(100) },
      interactions: { column: 'interactions', ...integer(longestInteger) },
    },
  },
  funnel_stage: {
    table: 'funnel_events',
    fields: {
      ...shared,
      stage: {
        column: 'stage',
        isRequired: true,
        accepts: (value) => typeof value === 'string' && stages.includes(value),
        expected: `one of ${stages.join(', ')}`,
      },
      completed: {
        column: 'completed',
        isRequired: true,
        accepts: (value) => typeof value === 'boolean',
        expected: 'true or false',
      },
      timeSpent: { column: 'time_spent', ...integer(longestInteger) },
      exitReason: { column: 'exit_reason', ...text(512) },
    },
  },
};

/**
 * Parses the body `{ type, data }`; a field that is `null` counts as absent.
 * @throws {InvalidEvent} for an unknown type, an unknown or missing field, or an invalid value
 */
export function readEvent(body: unknown): TrackedEvent {
  if (!isObject(body)) throw new InvalidEvent('The body must be an object with type and data.');
  const unknownKey = Object.keys(body).find((key) => key !== 'type' && key !== 'data');
  if (unknownKey !== undefined) throw new InvalidEvent(`${unknownKey} is not known here; the body has type and data.`);
  const { type, data } = body;
  const event = typeof type === 'string' && Object.hasOwn(events, type) ? events[type] : undefined;
  if (event === undefined) throw new InvalidEvent(`type must be one of ${Object.keys(events).join(', ')}.`);
  if (!isObject(data)) throw new InvalidEvent('data must be an object.');
  const unknownField = Object.keys(data).find((name) => !Object.hasOwn(event.fields, name));
  if (unknownField !== undefined) throw new InvalidEvent(`data.${unknownField} is not a field of ${String(type)}.`);
  const row: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(event.fields)) {
    const value = data[name] ?? null;
    if (value === null && field.isRequired) throw new InvalidEvent(`data.${name} is missing; it must be ${field.expected}.`);
    if (value === null) continue;
    if (!field.accepts(value)) throw new InvalidEvent(`data.${name} must be ${field.expected}.`);
    row[field.column] = value;
  }
  return { table: event.table, row };
}
