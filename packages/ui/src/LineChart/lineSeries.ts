/** One measured line; the first is the brightest, the others are dotted. */
export interface LineSeries {
  /** "Commission": the head of its column, and its direct label where there are several. */
  readonly name: string;
  /** One value a point, from the first point on; fewer values than points leave room for what is to come. */
  readonly values: readonly number[];
}

/** A line that the series is measured against. */
export interface LineLimit {
  /** "Loss floor" */
  readonly name: string;
  /** Where there is little room. */
  readonly shortName?: string;
  /** A target is dotted, a floor dims what lies under it, a daily limit is a short bar over the present. */
  readonly kind: 'target' | 'dailyLimit' | 'floor';
  /** One level, or one for each value of the first series: then it is a staircase. */
  readonly level: number | readonly number[];
}

/** Something that happened at a point of the first series. */
export interface LineMarker {
  /** Index of the point. */
  readonly at: number;
  /** "Payout $300" */
  readonly label: string;
  readonly tone?: 'neutral' | 'gain' | 'loss';
}

/** A limit's level at a point, or its last one. */
export function levelAt({ level }: LineLimit, at: number): number | undefined {
  return typeof level === 'number' ? level : (level[at] ?? level.at(-1));
}
