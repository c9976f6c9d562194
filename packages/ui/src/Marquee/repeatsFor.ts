/** How often a list of `count` things has to stand in one half of the loop, so that the half is wider than any window. */
export function repeatsFor(count: number, atLeast: number): number {
  return count === 0 ? 0 : Math.ceil(atLeast / count);
}
