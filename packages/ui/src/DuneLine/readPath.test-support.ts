/** x and y of start, first control point, second control point and end. */
export type Cubic = readonly number[];

/** The cubic segments of one `M…C…C…` path. */
export function readCubics(path: string): Cubic[] {
  const [start = '', ...steps] = path.replace(/[VHZ].*$/, '').split('C');
  let from = numbers(start);
  return steps.map((text) => {
    const step = numbers(text);
    const cubic = [...from, ...step];
    from = step.slice(4);
    return cubic;
  });
}

/** Points along a cubic, in order. */
export function sampleCubic([x0 = NaN, y0 = NaN, x1 = NaN, y1 = NaN, x2 = NaN, y2 = NaN, x3 = NaN, y3 = NaN]: Cubic): [
  x: number,
  y: number,
][] {
  return Array.from({ length: 21 }, (_, index) => {
    const t = index / 20;
    const u = 1 - t;
    const along = (a: number, b: number, c: number, d: number) =>
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
    return [along(x0, x1, x2, x3), along(y0, y1, y2, y3)];
  });
}

/** Points along the outline of every face in a path. */
export function sampleFaces(path: string): [x: number, y: number][] {
  return path
    .split('Z')
    .filter(Boolean)
    .flatMap((face) => readCubics(face).flatMap(sampleCubic));
}

/** Height of a ridge at x. Control points are at thirds, so x is linear along each segment. */
export function heightAt(cubics: readonly Cubic[], x: number): number {
  const cubic = cubics.find((each) => x <= (each[6] ?? NaN)) ?? cubics.at(-1) ?? [];
  const [x0 = NaN, y0 = NaN, , y1 = NaN, , y2 = NaN, x3 = NaN, y3 = NaN] = cubic;
  const t = Math.min(Math.max((x - x0) / (x3 - x0), 0), 1);
  const u = 1 - t;
  return u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3;
}

function numbers(text: string): number[] {
  return (text.match(/-?[\d.]+/g) ?? []).map(Number);
}
