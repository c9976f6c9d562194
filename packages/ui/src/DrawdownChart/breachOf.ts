/**
 * Index of the first close that breaches the floor, or `undefined`. A close exactly at the floor is not a breach (spec §5: the
 * maximum loss is measured on closed equity).
 */
export function breachOf(values: readonly number[], floor: readonly number[]): number | undefined {
  const at = values.findIndex((value, index) => value < (floor[index] ?? -Infinity));
  return at < 0 ? undefined : at;
}
