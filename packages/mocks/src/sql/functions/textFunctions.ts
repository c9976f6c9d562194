import { md5 } from '@noble/hashes/legacy.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { bytesOf, bytesText } from '../scalarText.ts';
import { isNumber } from '../Numeric.ts';
import { outputText } from '../output.ts';
import { PgError } from '../PgError.ts';
import { quoteIdentifier } from '../quoteIdentifier.ts';
import { compileExpression } from '../regularExpression.ts';

/** Converts a non-null value to text, as Postgres' text functions do. */
export const textOf = (value: unknown): string =>
  typeof value === 'boolean' ? String(value) : (outputText(value, 'text') ?? '');

const characters = (value: unknown): string[] => Array.from(textOf(value));
const count = (value: unknown): number => Number(value);

/** Text functions that return NULL if an argument is NULL. */
export const textFunctions = {
  lower: (value: unknown) => textOf(value).toLowerCase(),
  upper: (value: unknown) => textOf(value).toUpperCase(),
  initcap: (value: unknown) =>
    textOf(value)
      .toLowerCase()
      .replaceAll(/[\p{L}\p{N}]+/gu, (word) => word.charAt(0).toUpperCase() + word.slice(1)),
  length: (value: unknown) => characters(value).length,
  char_length: (value: unknown) => characters(value).length,
  character_length: (value: unknown) => characters(value).length,
  octet_length: (value: unknown) => new TextEncoder().encode(textOf(value)).length,
  btrim: (value: unknown, set: unknown = ' ') => trimEnd(trimStart(value, set), set),
  ltrim: trimStart,
  rtrim: trimEnd,
  replace: (value: unknown, from: unknown, to: unknown) =>
    textOf(from) === '' ? textOf(value) : textOf(value).replaceAll(textOf(from), () => textOf(to)),
  reverse: (value: unknown) => characters(value).toReversed().join(''),
  repeat: (value: unknown, times: unknown) => textOf(value).repeat(Math.min(Math.max(0, count(times)), 100_000)),
  left: (value: unknown, length: unknown) => characters(value).slice(0, count(length)).join(''),
  right: (value: unknown, length: unknown) => (count(length) === 0 ? '' : characters(value).slice(-count(length)).join('')),
  lpad: (value: unknown, length: unknown, fill: unknown = ' ') => padded(value, length, fill, true),
  rpad: (value: unknown, length: unknown, fill: unknown = ' ') => padded(value, length, fill, false),
  strpos: (value: unknown, part: unknown) =>
    Array.from(textOf(value).split(textOf(part))[0] ?? '').length +
    1 -
    (textOf(value).includes(textOf(part)) ? 0 : Array.from(textOf(value)).length + 1),
  position: (part: unknown, value: unknown): number => textFunctions.strpos(value, part),
  starts_with: (value: unknown, part: unknown) => textOf(value).startsWith(textOf(part)),
  substr: substring,
  substring: (value: unknown, from: unknown, length?: unknown) =>
    isNumber(from) ? substring(value, from, length) : firstMatch(textOf(value), textOf(from)),
  split_part: splitPart,
  string_to_array: (value: unknown, separator: unknown) =>
    textOf(value) === '' ? [] : textOf(separator) === '' ? [textOf(value)] : textOf(value).split(textOf(separator)),
  regexp_replace: replaceMatches,
  regexp_match: (value: unknown, pattern: unknown, flags: unknown = '') => {
    const match = compileExpression(textOf(pattern), textOf(flags).includes('i') ? 'i' : '').exec(textOf(value));
    return match === null ? null : match.length > 1 ? match.slice(1).map((group) => group ?? null) : [match[0]];
  },
  translate: (value: unknown, from: unknown, to: unknown) => {
    const [source, target] = [characters(from), characters(to)];
    return characters(value)
      .map((one) => (source.includes(one) ? (target[source.indexOf(one)] ?? '') : one))
      .join('');
  },
  normalize: (value: unknown, form: unknown = 'NFC') => normalized(textOf(value), textOf(form).toUpperCase()),
  chr: (code: unknown) => String.fromCodePoint(count(code)),
  ascii: (value: unknown) => textOf(value).codePointAt(0) ?? 0,
  md5: (value: unknown) =>
    bytesToHex(md5(textOf(value).startsWith('\\x') ? bytesOf(textOf(value)) : new TextEncoder().encode(textOf(value)))),
  encode: (bytes: unknown, format: unknown) => encode(bytesOf(textOf(bytes)), textOf(format)),
  decode: (value: unknown, format: unknown) => bytesText(decode(textOf(value), textOf(format))),
  quote_literal: (value: unknown) => `'${textOf(value).replaceAll("'", "''")}'`,
  quote_ident: (value: unknown) => quoteIdentifier(textOf(value)),
};

function normalized(text: string, form: string): string {
  if (!/^NFK?[CD]$/.test(form)) throw new PgError('22023', `invalid normalization form: ${form}`);
  return text.normalize(form);
}

function trimStart(value: unknown, set: unknown = ' '): string {
  const all = characters(value);
  const first = all.findIndex((character) => !textOf(set).includes(character));
  return first === -1 ? '' : all.slice(first).join('');
}

function trimEnd(value: unknown, set: unknown = ' '): string {
  const all = characters(value);
  return all.slice(0, all.findLastIndex((character) => !textOf(set).includes(character)) + 1).join('');
}

function substring(value: unknown, from: unknown, length?: unknown): string {
  if (length !== undefined && count(length) < 0) throw new PgError('22011', 'negative substring length not allowed');
  const start = count(from) - 1;
  const end = length === undefined ? Number.POSITIVE_INFINITY : start + count(length);
  return characters(value).slice(Math.max(0, start), Math.max(0, end)).join('');
}

function firstMatch(value: string, pattern: string): string | null {
  const match = compileExpression(pattern, '').exec(value);
  return match === null ? null : (match[1] ?? match[0]);
}

function splitPart(value: unknown, separator: unknown, index: unknown): string {
  if (count(index) === 0) throw new PgError('22023', 'field position must not be zero');
  const parts = textOf(separator) === '' ? [textOf(value)] : textOf(value).split(textOf(separator));
  return parts.at(count(index) > 0 ? count(index) - 1 : count(index)) ?? '';
}

function replaceMatches(value: unknown, pattern: unknown, replacement: unknown, flags: unknown = ''): string {
  const expression = compileExpression(textOf(pattern), textOf(flags).replaceAll(/[^gi]/g, ''));
  const target = textOf(replacement)
    .replaceAll('$', '$$$$')
    .replaceAll(/\\([0-9&\\])/g, (_, mark: string) => (mark === '\\' ? '\\' : mark === '&' || mark === '0' ? '$&' : `$${mark}`));
  return textOf(value).replace(expression, target);
}

function padded(value: unknown, length: unknown, fill: unknown, isLeft: boolean): string {
  const [all, wanted] = [characters(value), Math.min(Math.max(0, count(length)), 100_000)];
  if (all.length >= wanted) return all.slice(0, wanted).join('');
  const filling = characters(fill);
  const pad =
    filling.length === 0
      ? ''
      : Array.from({ length: wanted - all.length }, (_, index) => filling[index % filling.length]).join('');
  return isLeft ? pad + all.join('') : all.join('') + pad;
}

function encode(bytes: Uint8Array, format: string): string {
  if (format === 'hex') return bytesText(bytes).slice(2);
  if (format === 'base64') return btoa(String.fromCodePoint(...bytes)).replaceAll(/.{76}(?=.)/g, '$&\n');
  if (format === 'escape')
    return Array.from(bytes, (byte) =>
      byte === 92 ? '\\\\' : byte > 127 || byte === 0 ? `\\${byte.toString(8).padStart(3, '0')}` : String.fromCodePoint(byte),
    ).join('');
  throw new PgError('22023', `unrecognized encoding: "${format}"`);
}

function decode(value: string, format: string): Iterable<number> {
  if (format === 'hex') {
    if (/[^\da-f\s]/i.test(value))
      throw new PgError('22023', `invalid hexadecimal digit: "${/[^\da-f\s]/i.exec(value)?.[0] ?? ''}"`);
    return bytesOf(`\\x${value.replaceAll(/\s/g, '')}`);
  }
  if (format === 'escape') return new TextEncoder().encode(value);
  if (format !== 'base64') throw new PgError('22023', `unrecognized encoding: "${format}"`);
  try {
    return Uint8Array.from(atob(value), (character) => character.codePointAt(0) ?? 0);
  } catch {
    throw new PgError(
      '22023',
      'invalid base64 end sequence',
      null,
      'Input data is missing padding, is truncated, or is otherwise corrupted.',
    );
  }
}
