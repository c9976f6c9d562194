import { RestError, notImplemented } from './RestError.ts';

/** The preferences of a request, read from its `Prefer` headers. */
export interface Prefer {
  readonly return: 'minimal' | 'headers-only' | 'representation';
  readonly count: 'exact' | 'planned' | 'estimated' | null;
  readonly resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  readonly missing: 'default' | 'null' | null;
  readonly maxAffected: number | null;
  /** Those that were given and understood, as they were written, for `Preference-Applied`. */
  readonly given: ReadonlyMap<string, string>;
}

const values: Readonly<Record<string, readonly string[]>> = {
  return: ['minimal', 'headers-only', 'representation'],
  count: ['exact', 'planned', 'estimated'],
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  handling: ['strict', 'lenient'],
};

/** Throws PGRST122 for preferences that are not known, if the request wants strict handling. */
export function parsePrefer(header: string | null): Prefer {
  const given = new Map<string, string>();
  const unknown: string[] = [];
  for (const preference of (header ?? '').split(',').map((part) => part.trim())) {
    const [name = '', value = ''] = preference.split('=', 2).map((part) => part.trim());
    const isKnown =
      name === 'max-affected' ? /^\d+$/.test(value) : Object.hasOwn(values, name) && values[name]?.includes(value) === true;
    if (name === 'timezone') throw notImplemented('Prefer: timezone');
    if (isKnown && !given.has(name)) given.set(name, value);
    else if (!isKnown && preference !== '') unknown.push(preference);
  }
  const isStrict = given.get('handling') === 'strict';
  if (isStrict && unknown.length > 0) {
    const details = `Invalid preferences: ${unknown.join(', ')}`;
    throw new RestError(400, 'PGRST122', 'Invalid preferences given with handling=strict', details);
  }
  const pick = <T extends string>(name: string, ...allowed: readonly T[]): T | null =>
    allowed.find((one) => one === given.get(name)) ?? null;
  const affected = given.get('max-affected');
  return {
    return: pick('return', 'headers-only', 'representation') ?? 'minimal',
    count: pick('count', 'exact', 'planned', 'estimated'),
    resolution: pick('resolution', 'merge-duplicates', 'ignore-duplicates'),
    missing: pick('missing', 'default', 'null'),
    maxAffected: isStrict && affected !== undefined ? Number(affected) : null,
    given,
  };
}

/** The `Preference-Applied` header for those of the given preferences that had an effect. */
export function preferenceApplied(prefer: Prefer, ...names: readonly string[]): Readonly<Record<string, string>> {
  const applied = [...names, 'handling'].flatMap((name) =>
    prefer.given.has(name) ? [`${name}=${prefer.given.get(name) ?? ''}`] : [],
  );
  return applied.length === 0 ? {} : { 'preference-applied': applied.join(', ') };
}
