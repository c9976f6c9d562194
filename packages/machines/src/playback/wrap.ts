/** An index in 0 … count − 1 for any whole number, as a ring counts; 0 of nothing. */
export function wrap(index: number, count: number): number {
  return count > 0 ? ((index % count) + count) % count : 0;
}
