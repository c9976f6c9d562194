/** Wraps any integer into 0 … count − 1; 0 if count is 0. */
export function wrap(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
