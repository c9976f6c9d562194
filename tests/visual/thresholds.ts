/** A temporary tolerance for a screenshot, in pixels. */
export interface Threshold {
  /** Its name, `forms-slider--states.dark-ltr`, or a prefix. */
  readonly picture: string;
  readonly pixels: number;
  readonly reason: string;
  /** The last day of the tolerance: 2026-12-31. */
  readonly until: string;
}

/** None: every screenshot must be equal. */
const thresholds: readonly Threshold[] = [];

/** The number of pixels of a screenshot that may differ. */
export function allowedPixels(picture: string, list: readonly Threshold[] = thresholds): number {
  return Math.max(0, ...list.filter((threshold) => picture.startsWith(threshold.picture)).map(({ pixels }) => pixels));
}

/** Problems of the thresholds on a day, one sentence each: expired, or without a reason. */
export function faultsOfThresholds(today: string, list: readonly Threshold[] = thresholds): string[] {
  return list.flatMap(({ picture, reason, until }) => [
    ...(reason.trim() === '' ? [`The threshold of ${picture} has no reason. Say why it may differ.`] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(until) && until >= today
      ? []
      : [`The threshold of ${picture} ended on ${until}. Make the picture hold still, or look at it again.`]),
  ]);
}
