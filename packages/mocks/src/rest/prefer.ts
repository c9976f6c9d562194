import { PgError } from '../sql/PgError.ts';
import { isTimeZone } from '../sql/timeZone.ts';
import { RestError } from './RestError.ts';

/** The preferences of a request, read from its `Prefer` headers. */
export interface Prefer {
  readonly return: 'minimal' | 'headers-only' | 'representation';
  readonly count: 'exact' | 'planned' | 'estimated' | null;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly missing: 'default' | 'null' | null;
  readonly maxAffected: number | null;
  /** The time zone for printing, and for parsing times without one; `null` means UTC. */
  readonly timezone: string | null;
  /** The supported preferences as given, for `Preference-Applied`. */
  readonly given: ReadonlyMap<string, string>;
}

const values: ReadonlyMap<string, readonly string[]> = new Map([
  ['return', ['representation', 'minimal', 'headers-only']],
  ['count', ['exact', 'planned', 'estimated']],
  ['resolution', ['merge-duplicates', 'ignore-duplicates']],
  ['missing', ['default', 'null']],
  ['handling', ['strict', 'lenient']],
  // Known but without effect, because Supabase does not allow it.
  ['tx', ['commit', 'rollback']],
]);

/**
 * Parses `Prefer` headers.
 * @throws PGRST122 for unknown preferences with strict handling, PgError 22023 for an unknown time zone
 */
export function parsePrefer(header: string | null): Prefer {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const preference of (header ?? '').split(',').map((part) => part.trim())) {
    const [name = '', ...rest] = preference.split('=');
    const value = rest.join('=');
    if (isKnown(name, value)) given.set(name, given.get(name) ?? value);
    else if (preference !== '' && name !== 'max-affected') unknown.push(preference);
  }
  const isStrict = given.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) {
    const details = `Invalid preferences: ${unknown.join(', ')}`;
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', details);
  }
  const timezone = given.get('timezone') ?? null;
  if (timezone !== null && !isTimeZone(timezone))
    throw new PgError('22023', `invalid value for parameter "TimeZone": "${timezone}"`);
  const pick = <T extends string>(name: string, ...allowed: readonly T[]): T | null =>
    allowed.find((one) => one === given.get(name)) ?? null;
  const affected = given.get('max-affected');
  return {
    return: pick('return', 'headers-only', 'representation') ?? 'minimal',
    count: pick('count', 'exact', 'planned', 'estimated'),
    resolution: pick('resolution', 'merge-duplicates', 'ignore-duplicates'),
    missing: pick('missing', 'default', 'null'),
    maxAffected: isStrict && affected !== undefined ? Number(affected) : null,
    timezone,
    given,
  };
}

const order = ['resolution', 'missing', 'return', 'count', 'handling', 'timezone', 'max-affected'];

/** The `Preference-Applied` header for preferences that had an effect; `handling` and `timezone` always do. */
export function preferenceApplied({ given, maxAffected }: Prefer, ...names: readonly string[]): Readonly<Record<string, string>> {
  const effective = new Set([...names, 'count', 'handling', 'timezone']);
  if (maxAffected === null) effective.delete('max-affected');
  const applied = order
    .filter((name) => effective.has(name) && given.has(name))
    .map((name) => `${name}=${given.get(name) ?? ''}`);
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };
}

function isKnown(name: string, value: string): boolean {
  if (name === 'max-affected') return /^-?\d+$/.test(value);
  if (name === 'timezone') return true;
  return values.get(name)?.includes(value) === true;
}
