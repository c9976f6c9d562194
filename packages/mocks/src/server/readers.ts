import { ConfigError } from './ConfigError.ts';

/**
 * Validates a value of a file or an option.
 * @throws ConfigError with the path of the error
 */
export type Reader<T> = (value: unknown, at: string) => T;

/** A non-empty string. */
export const text: Reader<string> = (value, at) => {
  if (typeof value !== 'string' || value === '') throw wrong(at, 'a text', value);
  return value;
};

export const boolean: Reader<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw wrong(at, 'true or false', value);
  return value;
};

/** An ISO 8601 instant. */
export const instant: Reader<string> = (value, at) => {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw wrong(at, 'an instant such as 2026-01-31T09:00:00Z', value);
  return value;
};

/** An integer between two limits, inclusive; also as a string, for options. */
export function integer(from: number, to: number): Reader<number> {
  return (value, at) => {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number' || !Number.isInteger(number) || number < from || number > to) {
      throw wrong(at, `a whole number from ${from} to ${to}`, value);
    }
    return number;
  };
}

/** One of several words. */
export function word<const Word extends string>(...words: readonly Word[]): Reader<Word> {
  return (value, at) => {
    const found = words.find((known) => known === value);
    if (found === undefined) throw wrong(at, words.map((known) => `"${known}"`).join(' or '), value);
    return found;
  };
}

/** A list of values. */
export function list<T>(item: Reader<T>): Reader<readonly T[]> {
  return (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, 'a list', value);
    return value.map((entry: unknown, index) => item(entry, `${at}[${index}]`));
  };
}

/** A value or `null`. */
export function nullable<T>(reader: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : reader(value, at));
}

/** An object with members of one kind. */
export function entries<T>(member: Reader<T>): Reader<Readonly<Record<string, T>>> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(at, 'an object', value);
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, member(one, `${at}.${name}`)]));
  };
}

/** An object with all of these members, and no others. */
export function complete<T>(readers: { readonly [Name in keyof T]-?: Reader<T[Name]> }): Reader<T> {
  const some = members<T>(readers);
  return (value, at) => {
    const read = some(value, at);
    if (hasAll(read, readers)) return read;
    const missing = Object.keys(readers).filter((name) => !Object.hasOwn(read, name));
    throw new ConfigError(`${at} lacks ${missing.join(', ')}.`);
  };
}

/** An object with some of these members, and no others. */
export function members<T>(readers: { readonly [Name in keyof T]-?: Reader<T[Name]> }): Reader<Partial<T>> {
  return (value, at) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(at, 'an object', value);
    const result: Partial<T> = {};
    for (const [name, member] of Object.entries(value)) {
      const path = at === '' ? name : `${at}.${name}`;
      if (!isKey(readers, name)) throw new ConfigError(`${path} is unknown; there are ${Object.keys(readers).join(', ')}.`);
      result[name] = readers[name](member, path);
    }
    return result;
  };
}

function hasAll<T>(value: Partial<T>, readers: object): value is T {
  return Object.keys(readers).every((name) => Object.hasOwn(value, name));
}

function isKey<T extends object>(readers: T, name: PropertyKey): name is keyof T {
  return Object.hasOwn(readers, name);
}

function wrong(at: string, wanted: string, value: unknown): ConfigError {
  return new ConfigError(`${at === '' ? 'It' : at} must be ${wanted}, not ${JSON.stringify(value) ?? 'nothing'}.`);
}
