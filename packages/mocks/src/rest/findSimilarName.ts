/** The candidate most similar to `name`, if its similarity (0 to 1) is high enough for a hint. */
export function findSimilarName(name: string, candidates: Iterable<string>, enough = 0.5): string | null {
  let best: string | null = null;
  let bestScore = enough;
  for (const candidate of candidates) {
    const score = 1 - distance(name, candidate) / Math.max(name.length, candidate.length, 1);
    if (score > bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}
/** Levenshtein distance. Long names are truncated, because they are user input. */
function distance(left: string, right: string): number {
  const [a, b] = [left.slice(0, 64), right.slice(0, 64)];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      current.push(Math.min(substitution, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
