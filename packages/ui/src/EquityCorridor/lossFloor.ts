/**
 * The balance below which an account ends, at each close. `trailing` follows the highest close so far and stops at the initial
 * balance; `static` hangs under the initial balance and stays. The first value is the initial balance; all in one unit of money.
 */
export function lossFloor(values: readonly number[], allowance: number, kind: 'trailing' | 'static'): number[] {
  const initial = values[0] ?? 0;
  let highest = initial;
  return values.map((value) => {
    if (kind === 'trailing') highest = Math.max(highest, value);
    return Math.min(highest - allowance, initial);
  });
}
