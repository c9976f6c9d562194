import { PgError } from '../PgError.ts';
import type { Config } from './tokens.ts';
import { lexemesOf } from './tokens.ts';

/** A position in a text, from 1, and the weight of its part. */
export interface Place {
  readonly at: number;
  readonly weight: 'A' | 'B' | 'C' | 'D';
}

/** The words of a text with their positions, in byte order. */
export type TsVector = ReadonlyMap<string, readonly Place[]>;

const lastPlace = 16_383;

/** `to_tsvector(config, text)`. */
export function toTsVector(text: string, config: Config): TsVector {
  const words = new Map<string, Place[]>();
  for (const { word, place } of lexemesOf(text, config)) {
    words.set(word, [...(words.get(word) ?? []), { at: Math.min(place, lastPlace), weight: 'D' }]);
  }
  return sorted(words);
}

/** Joins vectors, of the strings in a JSON value or of several fields, into one. */
export function joinVectors(vectors: readonly TsVector[], gap = 0): TsVector {
  const words = new Map<string, Place[]>();
  let offset = 0;
  for (const vector of vectors) {
    let last = 0;
    for (const [word, places] of vector) {
      const moved = places.map((place) => ({ ...place, at: Math.min(place.at + offset, lastPlace) }));
      last = Math.max(last, ...places.map(({ at }) => at));
      words.set(word, [...(words.get(word) ?? []), ...moved]);
    }
    if (last > 0) offset += last + gap;
  }
  return sorted(words);
}

/** `setweight(vector, weight)`. */
export function setWeight(vector: TsVector, weight: Place['weight']): TsVector {
  return new Map([...vector].map(([word, places]) => [word, places.map(({ at }) => ({ at, weight }))]));
}

/**
 * Parses a tsvector literal such as `'fat':2A cat:3`.
 * @throws PgError 42601
 */
export function parseTsVector(text: string): TsVector {
  const words = new Map<string, Place[]>();
  const item =
    /\s*(?:'((?:[^'\\]|''|\\.)*)'|((?:[^\s':\\]|\\.)(?:[^\s:\\]|\\.)*))(?::((?:\d+[abcd*]?)(?:,\d+[abcd*]?)*))?(?=\s|$)/giy;
  for (let at = 0; text.slice(at).trim() !== ''; at = item.lastIndex) {
    item.lastIndex = at;
    const match = item.exec(text);
    if (match === null) throw new PgError('42601', `syntax error in tsvector: "${text}"`);
    const word = (match[1] ?? match[2] ?? '').replaceAll(
      /''|\\(.)/g,
      (pair, escaped: string | undefined) => escaped ?? pair[0] ?? '',
    );
    const places = (match[3] ?? '')
      .split(',')
      .filter((place) => place !== '')
      .map(placeOf);
    if (places.some((place) => place.at === 0)) throw new PgError('42601', `wrong position info in tsvector: "${text}"`);
    words.set(word, [...(words.get(word) ?? []), ...places]);
  }
  return sorted(words);
}

/** Prints a vector as Postgres does. */
export function vectorText(vector: TsVector): string {
  return [...vector]
    .map(([word, places]) => {
      const listed = places.map(({ at, weight }) => `${at}${weight === 'D' ? '' : weight}`).join(',');
      return quoteWord(word) + (listed === '' ? '' : `:${listed}`);
    })
    .join(' ');
}

/** `'word'`, with quotes and backslashes doubled. */
export function quoteWord(word: string): string {
  return `'${word.replaceAll(/['\\]/g, '$&$&')}'`;
}

function placeOf(text: string): Place {
  const letter = text.replace(/^\d+/, '').toUpperCase();
  const weight = letter === '*' ? 'A' : letter === 'A' || letter === 'B' || letter === 'C' ? letter : 'D';
  return { at: Math.min(Number.parseInt(text, 10), lastPlace), weight };
}

function sorted(words: ReadonlyMap<string, readonly Place[]>): TsVector {
  const entries = [...words].toSorted(([left], [right]) => compareBytes(left, right));
  return new Map(entries.map(([word, places]) => [word, distinct(places)]));
}

/** Unique positions with their highest weight; at most 255, as in Postgres. */
function distinct(places: readonly Place[]): readonly Place[] {
  const best = new Map<number, Place>();
  for (const place of places) {
    const known = best.get(place.at);
    if (known === undefined || place.weight < known.weight) best.set(place.at, place);
  }
  return [...best.values()].toSorted((left, right) => left.at - right.at).slice(0, 255);
}

function compareBytes(left: string, right: string): number {
  const isAscii = /^[\0-\x7F]*$/;
  if (isAscii.test(left) && isAscii.test(right)) return left < right ? -1 : left > right ? 1 : 0;
  const [a, b] = [Array.from(left), Array.from(right)];
  const at = a.findIndex((character, index) => character !== b[index]);
  if (at === -1) return a.length - b.length;
  return (a[at]?.codePointAt(0) ?? 0) - (b[at]?.codePointAt(0) ?? -1);
}
