/** The drawing's units; on a phone one unit is one pixel. */
export const SQUARES = { width: 288, height: 124, label: 24, gap: 4, narrowest: 26 } as const;

export interface Square {
  readonly value: number;
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** x of the label. */
  readonly middle: number;
}

/** Squares on a common base line, distributed over the width, with areas proportional to the values. */
export function squaresOf(values: readonly number[]): Square[] {
  const base = SQUARES.height - SQUARES.label;
  const largest = Math.max(...values, 1);
  const place = (unit: number) => {
    let x = 0;
    return values.map((value) => {
      const side = Math.sqrt(value / largest) * unit;
      const slot = Math.max(side, SQUARES.narrowest);
      const square = { value, side, x: x + (slot - side) / 2, y: base - side, middle: x + slot / 2 };
      x += slot + SQUARES.gap;
      return { square, end: x - SQUARES.gap };
    });
  };
  // The largest square fills the available height and width; slots are never narrower than a label.
  let unit = base - 2;
  while (unit > 1 && (place(unit).at(-1)?.end ?? 0) > SQUARES.width) unit -= 1;
  return place(unit).map(({ square }) => square);
}
