import { Refusal } from './Refusal.ts';

/** Reads one field: returns its value, or throws the end of the sentence "… must be". */
export type Reader<Value> = (value: unknown) => Value;

class Unexpected extends Error {}

function expected(what: string): never {
  throw new Unexpected(what);
}

/** Postgres stores neither NUL nor half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** Text with a length between two limits, counted like Postgres, without surrounding whitespace. */
export const text = (longest: number, shortest = 1): Reader<string> => {
  const what = shortest === 0 ? `text of at most ${longest} characters` : `text of ${shortest} to ${longest} characters`;
  return (value) => {
    const given = typeof value === 'string' ? value.trim() : expected(what);
    const { length } = Array.from(given);
    return isStorable(given) && length >= shortest && length <= longest ? given : expected(what);
  };
};

/** Text that matches an expression. */
export const matching =
  (pattern: RegExp, what: string): Reader<string> =>
  (value) =>
    typeof value === 'string' && isStorable(value) && pattern.test(value) ? value : expected(what);

export const uuid = matching(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, 'a UUID in lower case');

/** An e-mail address in lower case, so that spellings of one address are equal. */
export const email: Reader<string> = (value) => {
  const given = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(given) && given.length <= 254 && isStorable(given)
    ? given
    : expected('an e-mail address');
};

export const oneOf =
  <const Value extends string>(...values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((known) => known === value) ?? expected(`one of ${values.join(', ')}`);

export const boolean: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : expected('true or false'));

export const integer = (lowest: number, highest: number): Reader<number> => {
  const what = `a whole number from ${lowest} to ${highest}`;
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= lowest && value <= highest ? value : expected(what);
};

export const listOf =
  <Value>(reader: Reader<Value>, longest: number): Reader<readonly Value[]> =>
  (value) =>
    Array.isArray(value) && value.length <= longest ? value.map(reader) : expected(`a list of at most ${longest}`);

/** An optional field: absent or `null` is `null`. */
export const optional =
  <Value>(reader: Reader<Value>): Reader<Value | null> =>
  (value) =>
    value === undefined || value === null ? null : reader(value);

/**
 * Reads a JSON object that has exactly these fields.
 * @throws {Refusal} 400 `bad_json` or `validation_failed`, whose message names the field
 */
export function readFields<Fields extends object>(
  body: string,
  readers: { readonly [Name in keyof Fields]: Reader<Fields[Name]> },
): Fields {
  const given = parseObject(body);
  const strange = Object.keys(given).find((name) => !Object.hasOwn(readers, name));
  if (strange !== undefined) throw invalid(`${strange} is not a field here; there are ${Object.keys(readers).join(', ')}.`);
  const read = Object.entries<Reader<unknown>>(readers).map(([name, reader]) => {
    try {
      return [name, reader(Object.hasOwn(given, name) ? given[name] : undefined)];
    } catch (error) {
      if (error instanceof Unexpected) throw invalid(`${name} must be ${error.message}.`);
      throw error;
    }
  });
  return Object.fromEntries(read) as Fields;
}

type ActionReaders = Readonly<Record<string, Readonly<Record<string, Reader<unknown>>>>>;
type FieldsOf<Readers> = { readonly [Name in keyof Readers]: Readers[Name] extends Reader<infer Value> ? Value : never };

/** One of a function's actions, with its name and its fields. */
export type ActionOf<Actions> = { [Name in keyof Actions]: { readonly action: Name } & FieldsOf<Actions[Name]> }[keyof Actions];

/**
 * Reads an action and exactly its fields.
 * @param actions the fields of each action, in addition to its name
 * @throws {Refusal} 400 `bad_json` or `validation_failed`
 */
export function readAction<Actions extends ActionReaders>(body: string, actions: Actions): ActionOf<Actions> {
  const given = parseObject(body)['action'];
  const known = Object.keys(actions);
  const action = known.find((name) => name === given);
  if (action === undefined) throw invalid(`action must be one of ${known.join(', ')}.`);
  return readFields(body, { action: oneOf(action), ...actions[action] } as never);
}

function parseObject(body: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new Refusal(400, 'bad_json', 'The body is not JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid('The body must be an object.');
  return { ...value };
}

const invalid = (message: string): Refusal => new Refusal(400, 'validation_failed', message);
