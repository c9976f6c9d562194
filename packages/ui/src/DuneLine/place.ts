/** A point of a drawing, in its own units; y points down. */
export interface Point {
  x: number;
  y: number;
}

/** The rectangle that a series is drawn in; areas extend down to its lower edge. */
export interface DuneBox {
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** Maps indices to evenly spaced x and values to y. A single value, or a flat series, is centered vertically. */
export function placePoints(values: readonly number[], box: DuneBox, domain: readonly [low: number, high: number]): Point[] {
  const { x = 0, y = 0, width, height } = box;
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  return values.map((value, index) => ({ x: x + step * index, y: y + height * (1 - fractionOf(value, domain)) }));
}

/** The minimum and maximum of the values. */
export function extent(values: readonly number[]): [low: number, high: number] {
  let low = Infinity;
  let high = -Infinity;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return [low, high];
}

/** The position of a value between low (0) and high (1). Values are halved first, so that the largest domain stays finite. */
export function fractionOf(value: number, [low, high]: readonly [low: number, high: number]): number {
  const span = high / 2 - low / 2;
  return span > 0 ? (value / 2 - low / 2) / span : 0.5;
}
