/** How often a list of `count` items must be repeated in one half of the loop, so that the half is wider than any window. */
export function repeatCount(count: number, atLeast: number): number {
  return count === 0 ? 0 : Math.ceil(atLeast / count);
}
