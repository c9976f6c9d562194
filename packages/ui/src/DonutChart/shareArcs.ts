interface Part {
  readonly name: string;
  readonly value: number;
}

/** A part of the ring, with its share of the whole and where it starts, both between 0 and 1. */
export interface ShareArc extends Part {
  readonly share: number;
  readonly start: number;
}

const LARGEST = 5;

/**
 * The ring's parts from the largest on; those beyond the fifth are one, named `others`. Parts without a positive value have no
 * place in a whole.
 * @returns `rows` has every part, `arcs` at most six
 */
export function shareArcs(parts: readonly Part[], others: string) {
  const sorted = parts.filter(({ value }) => value > 0).toSorted((one, other) => other.value - one.value);
  const total = sumOf(sorted);
  const rest = sorted.slice(LARGEST);
  const shown = rest.length > 1 ? [...sorted.slice(0, LARGEST), { name: others, value: sumOf(rest) }] : sorted;
  return {
    total,
    rows: sorted.map((part) => ({ ...part, share: part.value / total })),
    arcs: shown.map((part, index): ShareArc => ({
      ...part,
      share: part.value / total,
      start: sumOf(shown.slice(0, index)) / total,
    })),
  };
}

function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
