/**
 * Draws a level as steps from the first close to `end`; it changes at each close.
 * @param across x of a close, by its index
 * @param down y of a level
 */
export function stairs(
  levels: readonly number[],
  across: (index: number) => number,
  down: (level: number) => number,
  end: number,
): string {
  if (levels.length === 0) return '';
  const treads = levels.map((level, index) => `${index === 0 ? 'M0 ' : `H${tenth(across(index))}V`}${tenth(down(level))}`);
  return `${treads.join('')}H${end}`;
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
