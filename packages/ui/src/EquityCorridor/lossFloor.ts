/**
 * The loss floor at each close. `trailing` follows the highest close so far, up to the initial balance; `static` is a fixed
 * distance below the initial balance. The first value is the initial balance; all are in the same unit.
 */
export function lossFloor(values: readonly number[], allowance: number, kind: 'trailing' | 'static'): number[] {
  const initial = values[0] ?? 0;
  let highest = initial;
  return values.map((value) => {
    if (kind === 'trailing') highest = Math.max(highest, value);
    return Math.min(highest - allowance, initial);
  });
}
