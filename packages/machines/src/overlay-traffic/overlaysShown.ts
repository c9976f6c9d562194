/** A rectangle in the window, in CSS pixels; a `DOMRect` has these fields. */
export interface Box {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** An overlay's request to show. */
export interface OverlayRequest {
  /** `consent` is always first, whatever its priority. */
  readonly id: string;
  /** Higher priorities are first; equal ones by order of request. */
  readonly priority: number;
  /** Its position when it shows. */
  readonly box: Box;
  /** Whether the page reserves space for it, so that it covers neither the focused element nor the page's end. */
  readonly hasRoom: boolean;
}

/** The state that determines which overlays show. */
export interface OverlayScene {
  readonly requests: readonly OverlayRequest[];
  /** Position of the focused element, and the id of the overlay that contains it, if any. */
  readonly focus: { readonly box: Box; readonly within: string | null } | null;
  /** Position of the content's end, `null` if it is outside the window. */
  readonly end: Box | null;
  /** The links, buttons and chosen values of the page that an overlay could cover. */
  readonly controls: readonly Box[];
}

/**
 * The id of the overlay that may show now, if any: the first in rank that covers neither the focused element, a control of the
 * page nor the content's end; one that has the focus stays, and consent comes before all others (spec §2:
 * overlays).
 */
export function overlaysShown({ requests, focus, end, controls }: OverlayScene): readonly string[] {
  const isFree = ({ id, box, hasRoom }: OverlayRequest) => {
    if (hasRoom || focus?.within === id) return true;
    const kept = [...controls, ...(focus ? [focus.box] : []), ...(end ? [end] : [])];
    return !kept.some((other) => isCovering(box, other));
  };
  const first = requests.toSorted((one, other) => rankOf(other) - rankOf(one)).find(isFree);
  return first ? [first.id] : [];
}

/** Whether two boxes overlap (a common edge is no overlap). */
export function isCovering(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function rankOf({ id, priority }: OverlayRequest): number {
  return id === 'consent' ? Infinity : priority;
}
