/** Minimum distance of direct labels in pixels: two lines of 12 px, and space. */
export const LABEL_GAP = 42;

interface Wish {
  /** The preferred position, in pixels from the top. */
  y: number;
}

/**
 * Places labels from top to bottom, each at its preferred position or below the previous one. A column that is too tall moves up
 * as a whole.
 */
export function placeLabels<Label extends Wish>(
  labels: readonly Label[],
  { top, bottom }: { top: number; bottom: number },
): Label[] {
  const placed = labels.toSorted((a, b) => a.y - b.y);
  let free = top;
  const pushed = placed.map((label) => {
    const y = Math.max(label.y, free);
    free = y + LABEL_GAP;
    return { ...label, y };
  });
  let limit = bottom;
  return pushed
    .toReversed()
    .map((label) => {
      const y = Math.min(label.y, limit);
      limit = y - LABEL_GAP;
      return { ...label, y };
    })
    .toReversed();
}
