/**
 * Index of the first close that ends the account, or nothing. Exactly at the floor is no breach; anything below it is (spec §5: the
 * maximum loss is measured on closed equity).
 */
export function breachOf(values: readonly number[], floor: readonly number[]): number | undefined {
  const at = values.findIndex((value, index) => value < (floor[index] ?? -Infinity));
  return at < 0 ? undefined : at;
}
