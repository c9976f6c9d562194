/** A picture that may differ by so many pixels for a while. */
export interface Threshold {
  /** Its name, `forms-slider--states.dark-ltr`, or a beginning of it. */
  readonly picture: string;
  readonly pixels: number;
  readonly reason: string;
  /** The last day on which it holds: 2026-12-31. */
  readonly until: string;
}

/** None: every picture is the same to the pixel. */
const thresholds: readonly Threshold[] = [];

/** How many pixels of a picture may differ. */
export function allowedPixels(picture: string, list: readonly Threshold[] = thresholds): number {
  return Math.max(0, ...list.filter((threshold) => picture.startsWith(threshold.picture)).map(({ pixels }) => pixels));
}

/** What is wrong with the thresholds on a day, a sentence each: over, or without a reason. */
export function faultsOfThresholds(today: string, list: readonly Threshold[] = thresholds): string[] {
  return list.flatMap(({ picture, reason, until }) => [
    ...(reason.trim() === '' ? [`The threshold of ${picture} has no reason. Say why it may differ.`] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(until) && until >= today
      ? []
      : [`The threshold of ${picture} ended on ${until}. Make the picture hold still, or look at it again.`]),
  ]);
}
