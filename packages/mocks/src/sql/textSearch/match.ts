import type { TsQuery } from './tsQuery.ts';
import type { TsVector } from './tsVector.ts';

/** `vector @@ query`. An empty query matches nothing. */
export function isMatch(vector: TsVector, query: TsQuery | null): boolean {
  if (query === null) return false;
  switch (query.kind) {
    case 'word':
      return placesOf(vector, query) !== null;
    case 'not':
      return !isMatch(vector, query.arg);
    case 'and':
      return isMatch(vector, query.left) && isMatch(vector, query.right);
    case 'or':
      return isMatch(vector, query.left) || isMatch(vector, query.right);
    case 'phrase':
      return phraseMatch(vector, query) !== null;
    default:
      return false;
  }
}

/** The positions where a part of a phrase matches (its last word); if negated, everywhere else. */
interface PhraseMatch {
  readonly places: readonly number[];
  readonly isNegated: boolean;
  /** Distance from the first word to the last one. */
  readonly width: number;
}

const nowhere: PhraseMatch = { places: [], isNegated: false, width: 0 };

/** `null` if there is no match. */
function phraseMatch(vector: TsVector, query: TsQuery): PhraseMatch | null {
  if (query.kind === 'stop') return null;
  if (query.kind === 'word') {
    const places = placesOf(vector, query);
    return places === null || places.length === 0 ? null : { places, isNegated: false, width: 0 };
  }
  if (query.kind === 'not') {
    const inner = phraseMatch(vector, query.arg);
    if (inner === null) return { ...nowhere, isNegated: true };
    return inner.places.length === 0 && inner.isNegated ? null : { ...inner, isNegated: !inner.isNegated };
  }
  const [left, right] = [phraseMatch(vector, query.left), phraseMatch(vector, query.right)];
  if (query.kind === 'or') {
    if (left === null || right === null) return left ?? right;
    return aligned(
      left,
      right,
      !left.isNegated && !right.isNegated
        ? 'union'
        : left.isNegated && right.isNegated
          ? 'both'
          : left.isNegated
            ? 'left'
            : 'right',
      left.isNegated || right.isNegated,
    );
  }
  if (left === null || right === null) return null;
  const keep = left.isNegated && right.isNegated ? 'union' : left.isNegated ? 'right' : right.isNegated ? 'left' : 'both';
  const isNegated = left.isNegated && right.isNegated;
  if (query.kind === 'and') return aligned(left, right, keep, isNegated);
  const width = query.distance + left.width + right.width;
  return combined(left, right, keep, isNegated, [query.distance + right.width, 0], width);
}

type Keep = 'both' | 'left' | 'right' | 'union';

function aligned(left: PhraseMatch, right: PhraseMatch, keep: Keep, isNegated: boolean): PhraseMatch | null {
  const width = Math.max(left.width, right.width);
  return combined(left, right, keep, isNegated, [width - left.width, width - right.width], width);
}

function combined(
  left: PhraseMatch,
  right: PhraseMatch,
  keep: Keep,
  isNegated: boolean,
  [leftShift, rightShift]: readonly [number, number],
  width: number,
): PhraseMatch | null {
  const ours = left.places.map((place) => place + leftShift);
  const theirs = right.places.map((place) => place + rightShift);
  const places = [...new Set([...ours, ...theirs])]
    .filter((place) => {
      if (keep === 'union') return true;
      const [isOurs, isTheirs] = [ours.includes(place), theirs.includes(place)];
      return keep === 'both' ? isOurs && isTheirs : keep === 'left' ? !isTheirs : !isOurs;
    })
    .toSorted((a, b) => a - b);
  return places.length === 0 && !isNegated ? null : { places, isNegated, width };
}

/** Positions of the matching words; `null` if there are none. */
function placesOf(vector: TsVector, { word, isPrefix, weights }: Extract<TsQuery, { kind: 'word' }>): readonly number[] | null {
  const found = isPrefix
    ? [...vector].filter(([known]) => known.startsWith(word)).map(([, places]) => places)
    : [vector.get(word)];
  const fitting = found.flatMap((places) => {
    if (places === undefined) return [];
    const weighed = weights === '' ? places : places.filter(({ weight }) => weights.includes(weight));
    return weights !== '' && weighed.length === 0 ? [] : [weighed];
  });
  return fitting.length === 0
    ? null
    : fitting
        .flat()
        .map(({ at }) => at)
        .toSorted((a, b) => a - b);
}
