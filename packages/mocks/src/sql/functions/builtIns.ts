import { textSearch } from '#text-search';
import { compare } from '../compare.ts';
import { applyOperator } from '../operators.ts';
import { PgError } from '../PgError.ts';
import { searchFunctions } from '../textSearch/names.ts';
import type { SearchFunction } from '../textSearch/names.ts';
import { arrayFunctions, lenientArrayFunctions } from './arrayFunctions.ts';
import { jsonFunctions, jsonMakers } from './jsonFunctions.ts';
import { numberFunctions } from './numberFunctions.ts';
import { storageFunctions } from './storageFunctions.ts';
import { textFunctions, textOf } from './textFunctions.ts';
import { age, timeFunctions } from './timeFunctions.ts';

type Call = (...args: readonly unknown[]) => unknown;

/** Calls a full-text search function, whose code is loaded separately. */
const search =
  (name: SearchFunction): Call =>
  (...args) =>
    textSearch().textSearchFunctions[name](...args);

/** Functions that return NULL if an argument is NULL. */
const strict: ReadonlyMap<string, Call> = new Map<string, Call>(
  Object.entries({
    ...textFunctions,
    ...numberFunctions,
    ...arrayFunctions,
    ...jsonFunctions,
    ...timeFunctions,
    ...Object.fromEntries(searchFunctions.map((name) => [name, search(name)])),
    ...storageFunctions,
    age: (later: unknown, earlier: unknown) => age(textOf(later), textOf(earlier)),
  }),
);

const lenient: ReadonlyMap<string, Call> = new Map<string, Call>(
  Object.entries({
    ...lenientArrayFunctions,
    ...jsonMakers,
    coalesce: (...values: readonly unknown[]) => values.find((value) => value !== null && value !== undefined) ?? null,
    nullif: (left: unknown, right: unknown) => (applyOperator('=', left, right) === true ? null : (left ?? null)),
    greatest: (...values: readonly unknown[]) => extreme(values, 1),
    least: (...values: readonly unknown[]) => extreme(values, -1),
    num_nonnulls: (...values: readonly unknown[]) => values.filter((value) => value !== null && value !== undefined).length,
    num_nulls: (...values: readonly unknown[]) => values.filter((value) => value === null || value === undefined).length,
    concat: (...values: readonly unknown[]) => values.map(printed).join(''),
    concat_ws: (separator: unknown, ...values: readonly unknown[]) =>
      separator === null
        ? null
        : values
            .filter((value) => value !== null && value !== undefined)
            .map(printed)
            .join(textOf(separator)),
    format: (pattern: unknown, ...values: readonly unknown[]) => (pattern === null ? null : format(textOf(pattern), values)),
  }),
);

/**
 * Calls a built-in function by its unqualified name.
 * @throws PgError 42883 if it is not supported
 */
export function callBuiltIn(name: string, args: readonly unknown[]): unknown {
  const call = lenient.get(name);
  if (call !== undefined) return call(...args);
  const strictCall = strict.get(name);
  if (strictCall === undefined) throw new PgError('42883', `function ${name} does not exist in the embedded backend`);
  return args.some((arg) => arg === null || arg === undefined) ? null : strictCall(...args);
}

function extreme(values: readonly unknown[], sign: number): unknown {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? null : known.reduce((best, value) => (compare(value, best) * sign > 0 ? value : best));
}

/** Unlike a cast, `concat` prints a boolean as one letter. */
function printed(value: unknown): string {
  return value === null || value === undefined ? '' : typeof value === 'boolean' ? (value ? 't' : 'f') : textOf(value);
}

function format(pattern: string, values: readonly unknown[]): string {
  let next = 0;
  return pattern.replaceAll(/%(?:(\d+)\$)?([sIL%])/g, (_, position: string | undefined, kind: string) => {
    if (kind === '%') return '%';
    const at = position === undefined ? next++ : Number(position) - 1;
    if (at >= values.length) throw new PgError('22023', 'too few arguments for format()');
    const value = values[at] ?? null;
    if (kind === 'L') return value === null ? 'NULL' : textFunctions.quote_literal(value);
    return kind === 'I' ? textFunctions.quote_ident(value) : printed(value);
  });
}
