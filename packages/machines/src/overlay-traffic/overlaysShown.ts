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
  readonly requests: readonly OverlayRequest[];
  /** Where the focused element is, and the overlay that it lies in, if it does. */
  readonly focus: { readonly box: Box; readonly within: string | null } | null;
  /** Where the content's end is, `null` while it is not in the window. */
  readonly end: Box | null;
  /** The links, buttons and chosen values of the page that an overlay could cover. */
  readonly controls: readonly Box[];
}

/**
 * The id of the overlay that may show now, if any: the first in rank that covers neither the focused element, a control of the
 * page nor the content's end; consent comes before all others (decisions.md: one overlay traffic control).
 */
export function overlaysShown({ requests, focus, end, controls }: OverlayScene): readonly string[] {
  const isFree = ({ id, box, hasRoom }: OverlayRequest) => {
    if (hasRoom) return true;
    const kept = [...controls, ...(focus && focus.within !== id ? [focus.box] : []), ...(end ? [end] : [])];
    return !kept.some((other) => isCovering(box, other));
  };
  const first = requests.toSorted((one, other) => rankOf(other) - rankOf(one)).find(isFree);
  return first ? [first.id] : [];
}

/** Whether two boxes share more than an edge. */
export function isCovering(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function rankOf({ id, priority }: OverlayRequest): number {
  return id === 'consent' ? Infinity : priority;
}
