interface Point {
  readonly x: number;
  readonly y: number;
}

/** An SVG path through points with rounded corners; the radius is limited to half of the shorter side. */
export function roundedPath(points: readonly Point[], radius: number): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const parts = [`M${at(first)}`];
  for (const [index, corner] of rest.entries()) {
    const before = points[index] ?? corner;
    const after = rest[index + 1];
    if (!after) {
      parts.push(`L${at(corner)}`);
      break;
    }
    const room = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    parts.push(`L${at(towards(corner, before, room))}`, `Q${at(corner)} ${at(towards(corner, after, room))}`);
  }
  return parts.join('');
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function towards(from: Point, to: Point, length: number): Point {
  const whole = distance(from, to) || 1;
  return { x: from.x + ((to.x - from.x) * length) / whole, y: from.y + ((to.y - from.y) * length) / whole };
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
