/** A rectangle of the window, in CSS pixels; a `DOMRect` is one. */
export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** Something that wants to float over the page. */
export interface OverlayRequest {
  /** `consent` goes first, whatever its priority. */
  readonly id: string;
  /** The higher goes first; of equals, the one that asked first. */
  readonly priority: number;
  /** Where it stands when it shows. */
  readonly box: Box;
  /** Whether the page moves its focus and its end out of the way of this overlay, so that it covers neither. */
  readonly hasRoom: boolean;
}

/** What there is to weigh. */
export interface OverlayScene {
  /** Whether only one overlay may show at a time. */
  readonly isSmall: boolean;
  readonly requests: readonly OverlayRequest[];
  /** Where the focused element is, and the overlay that it lies in, if it does. */
  readonly focus: { readonly box: Box; readonly within: string | null } | null;
  /** Where the content's end is, `null` while it is not in the window. */
  readonly end: Box | null;
}

/**
 * The ids of the overlays that may show now, the first in rank first: none covers another, the focused element or the content's
 * end; on small screens one at a time, consent first (decisions.md: one overlay traffic control).
 */
export function overlaysShown({ isSmall, requests, focus, end }: OverlayScene): readonly string[] {
  const shown: OverlayRequest[] = [];
  for (const request of requests.toSorted((one, other) => rankOf(other) - rankOf(one))) {
    const kept = shown.map(({ box }) => box);
    if (!request.hasRoom) kept.push(...(focus && focus.within !== request.id ? [focus.box] : []), ...(end ? [end] : []));
    const isFree = !kept.some((box) => isCovering(request.box, box));
    if (isFree && !(isSmall && shown.length > 0)) shown.push(request);
  }
  return shown.map(({ id }) => id);
}

/** Whether two boxes share more than an edge. */
export function isCovering(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function rankOf({ id, priority }: OverlayRequest): number {
  return id === 'consent' ? Infinity : priority;
}
