import { PgError } from './PgError.ts';
import { dateText, momentOf } from './timestamp.ts';

/** How bounds of a range type are parsed, compared and printed. */
export interface BoundType {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  readonly compare: (left: unknown, right: unknown) => number;
  readonly print: (value: unknown) => string;
}

/** A non-empty range; a `null` bound is infinite. */
export interface Range {
  readonly lower: unknown;
  readonly upper: unknown;
  readonly hasLower: boolean;
  readonly hasUpper: boolean;
}

const discrete: ReadonlyMap<string, (value: unknown) => unknown> = new Map<string, (value: unknown) => unknown>([
  ['int4', (value) => Number(value) + 1],
  ['int8', (value) => Number(value) + 1],
  ['date', (value) => dateText((momentOf(String(value))?.day ?? 0) + 1)],
]);

/**
 * Parses a range literal; `null` for the empty range.
 * @throws PgError 22P02, 22000, or the bound type's error
 */
export function parseRange(text: string, bound: BoundType): Range | null {
  if (/^\s*empty\s*$/i.test(text)) return null;
  const piece = String.raw`((?:"(?:[^"\\]|\\.|"")*"|\\.|[^,\])["\\])*)`;
  const match = new RegExp(String.raw`^\s*([[(])${piece},${piece}([\])])\s*$`, 's').exec(text);
  if (match === null) throw malformed(text);
  const [, open, low = '', high = '', close] = match;
  const read = (part: string): unknown => (part === '' ? null : bound.parse(unquote(part)));
  return normal({ lower: read(low), upper: read(high), hasLower: open === '[', hasUpper: close === ']' }, bound);
}

/** Prints a range as Postgres does. */
export function rangeText(range: Range | null, bound: BoundType): string {
  if (range === null) return 'empty';
  const print = (value: unknown): string => {
    if (value === null) return '';
    const text = bound.print(value);
    return text === '' || /[\s()[\],"\\]/.test(text) ? `"${text.replaceAll(/["\\]/g, '$&$&')}"` : text;
  };
  return `${range.hasLower ? '[' : '('}${print(range.lower)},${print(range.upper)}${range.hasUpper ? ']' : ')'}`;
}

/** Applies a range operator; `undefined` for an unsupported one. */
export function compareRanges(operator: string, left: Range | null, right: Range | null, bound: BoundType): boolean | undefined {
  const isEmpty = left === null || right === null;
  switch (operator) {
    case '@>':
      return right === null || (left !== null && compareLower(left, right, bound) <= 0 && compareUpper(left, right, bound) >= 0);
    case '<@':
      return compareRanges('@>', right, left, bound);
    case '&&':
      return !isEmpty && cross(left, right, bound) >= 0 && cross(right, left, bound) >= 0;
    case '<<':
      return !isEmpty && cross(left, right, bound) < 0;
    case '>>':
      return !isEmpty && cross(right, left, bound) < 0;
    case '&<':
      return !isEmpty && compareUpper(left, right, bound) <= 0;
    case '&>':
      return !isEmpty && compareLower(left, right, bound) >= 0;
    case '-|-':
      return !isEmpty && (meets(left, right, bound) || meets(right, left, bound));
  }
  return undefined;
}

/** Compares two ranges: the empty one first, then by lower and upper bound. */
export function orderRanges(left: Range | null, right: Range | null, bound: BoundType): number {
  if (left === null || right === null) return Number(left !== null) - Number(right !== null);
  return compareLower(left, right, bound) || compareUpper(left, right, bound);
}

function normal(range: Range, bound: BoundType): Range | null {
  const { lower, upper } = range;
  const order = lower === null || upper === null ? -1 : bound.compare(lower, upper);
  if (order > 0) throw new PgError('22000', 'range lower bound must be less than or equal to range upper bound');
  const isOpen = { ...range, hasLower: range.hasLower && lower !== null, hasUpper: range.hasUpper && upper !== null };
  if (order === 0 && !(isOpen.hasLower && isOpen.hasUpper)) return null;
  const next = discrete.get(bound.name);
  if (next === undefined || lower === 'infinity' || upper === 'infinity') return isOpen;
  const shifted: Range = {
    lower: lower !== null && !isOpen.hasLower ? next(lower) : lower,
    upper: upper !== null && isOpen.hasUpper ? next(upper) : upper,
    hasLower: lower !== null,
    hasUpper: false,
  };
  const isEmpty = shifted.lower !== null && shifted.upper !== null && bound.compare(shifted.lower, shifted.upper) >= 0;
  return isEmpty ? null : shifted;
}

function compareLower(left: Range, right: Range, bound: BoundType): number {
  if (left.lower === null || right.lower === null) return Number(left.lower !== null) - Number(right.lower !== null);
  return bound.compare(left.lower, right.lower) || Number(right.hasLower) - Number(left.hasLower);
}

function compareUpper(left: Range, right: Range, bound: BoundType): number {
  if (left.upper === null || right.upper === null) return Number(right.upper !== null) - Number(left.upper !== null);
  return bound.compare(left.upper, right.upper) || Number(left.hasUpper) - Number(right.hasUpper);
}

/** Compares the upper bound of one with the lower bound of the other: negative if they do not touch. */
function cross(left: Range, right: Range, bound: BoundType): number {
  if (left.upper === null || right.lower === null) return 1;
  return bound.compare(left.upper, right.lower) || (left.hasUpper && right.hasLower ? 0 : -1);
}

function meets(left: Range, right: Range, bound: BoundType): boolean {
  if (left.upper === null || right.lower === null) return false;
  return bound.compare(left.upper, right.lower) === 0 && left.hasUpper !== right.hasLower;
}

function unquote(part: string): string {
  return part.replaceAll(/"((?:[^"\\]|\\.|"")*)"|\\(.)/gs, (_, quoted: string | undefined, escaped: string | undefined) =>
    quoted === undefined
      ? (escaped ?? '')
      : quoted.replaceAll(/\\(.)|""/gs, (pair, character: string | undefined) => character ?? pair[0] ?? ''),
  );
}

function malformed(text: string): PgError {
  const start = text.trimStart();
  const details = !/^[[(]/.test(start)
    ? 'Missing left parenthesis or bracket.'
    : !start.includes(',')
      ? 'Missing comma after lower bound.'
      : !/[\])]/.test(start.slice(1))
        ? 'Unexpected end of input.'
        : /[\])]\s*\S/.test(start) && (start.match(/,/g) ?? []).length === 1
          ? 'Junk after right parenthesis or bracket.'
          : 'Too many commas.';
  return new PgError('22P02', `malformed range literal: "${text}"`, details);
}
