/** Indices of the first slide, and of the last one that is entirely visible. */
export interface SlidesInView {
  readonly first: number;
  readonly last: number;
}

// Offsets are whole pixels, scroll positions are not.
const TOLERANCE = 2;

/** The visible slides once the list has come to rest near a scroll position; `undefined` if the list is hidden. */
export function slidesInView(list: HTMLElement, scrolled = Math.abs(list.scrollLeft)): SlidesInView | undefined {
  if (list.clientWidth === 0 || list.children.length === 0) return undefined;
  const distances = slidesOf(list).map((_, index) => Math.abs(restingPosition(list, index) - scrolled));
  const nearest = Math.min(...distances);
  const first = distances.findIndex((distance) => distance < nearest + TOLERANCE);
  const end = restingPosition(list, first) + list.clientWidth + TOLERANCE;
  const last = slidesOf(list).findLastIndex((slide, index) => distanceOf(list, index) + slide.offsetWidth <= end);
  return { first, last: Math.max(first, last) };
}

/** How far the list is scrolled, in either direction, while it shows a slide: the last ones may not reach its start. */
export function restingPosition(list: HTMLElement, index: number): number {
  return Math.min(distanceOf(list, index), list.scrollWidth - list.clientWidth);
}

/** How many slides can be the first visible one, because the last ones do not reach the start; `undefined` if the list is hidden. */
export function countStops(list: HTMLElement): number | undefined {
  const furthest = slidesInView(list, list.scrollWidth - list.clientWidth);
  return furthest && furthest.first + 1;
}

/** Offsets are negative in right-to-left text. */
function distanceOf(list: HTMLElement, index: number): number {
  const slides = slidesOf(list);
  return Math.abs((slides[index]?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0));
}

const slidesOf = (list: HTMLElement) => [...list.children].filter((child) => child instanceof HTMLElement);
