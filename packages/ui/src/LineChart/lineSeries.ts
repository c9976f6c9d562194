/** A measured line; the first one is the brightest, the others are dotted. */
export interface LineSeries {
  /** Its heading in the table, and its label if there are several: "Commission". */
  readonly name: string;
  /** One value per point, from the first one; missing values at the end are in the future. */
  readonly values: readonly number[];
}

/** A line to compare the series with. */
export interface LineLimit {
  /** "Loss floor" */
  readonly name: string;
  /** A name for narrow charts. */
  readonly shortName?: string;
  /** A target is dotted, a floor dims the area below it, a daily limit is a short bar at the current point. */
  readonly kind: 'target' | 'dailyLimit' | 'floor';
  /** A constant level, or a level for each value of the first series (drawn as steps). */
  readonly level: number | readonly number[];
}

/** An event at a point of the first series. */
export interface LineMarker {
  /** Index of the point. */
  readonly at: number;
  /** "Payout $300" */
  readonly label: string;
  readonly tone?: 'neutral' | 'gain' | 'loss';
}

/** A limit's level at a point; after its end, the last level. */
export function levelAt({ level }: LineLimit, at: number): number | undefined {
  return typeof level === 'number' ? level : (level[at] ?? level.at(-1));
}
