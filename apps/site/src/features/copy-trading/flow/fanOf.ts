/** Width of the widest stream in pixels; others are on the same scale. */
const WIDEST = 52;
const WIDTH = 100;

/** A stream from the leading account to a follower, with widths by risk. */
interface Stream {
  readonly area: string;
  readonly upper: string;
  readonly lower: string;
}

/** Streams from a point at half height to the middle of each row; x in hundredths of the width, y in pixels. */
export function fanOf(leadCents: number, riskCents: readonly number[], rowHeight: number): Stream[] {
  const widest = Math.max(leadCents, ...riskCents);
  const half = (cents: number) => thicknessOf(cents, widest) / 2;
  const from = (riskCents.length * rowHeight) / 2;
  return riskCents.map((cents, row) => {
    const to = rowHeight * (row + 0.5);
    const [start, end] = [half(leadCents), half(cents)];
    const bend = (a: number, b: number) => `C${WIDTH / 2} ${tenth(a)} ${WIDTH / 2} ${tenth(b)} `;
    const upper = `M0 ${tenth(from - start)}${bend(from - start, to - end)}${WIDTH} ${tenth(to - end)}`;
    const lower = `M0 ${tenth(from + start)}${bend(from + start, to + end)}${WIDTH} ${tenth(to + end)}`;
    const back = `L${WIDTH} ${tenth(to + end)}${bend(to + end, from + start)}0 ${tenth(from + start)}Z`;
    return { area: upper + back, upper, lower };
  });
}

/** The width of a stream relative to the widest. */
export function thicknessOf(cents: number, widestCents: number): number {
  return (cents / widestCents) * WIDEST;
}

function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
