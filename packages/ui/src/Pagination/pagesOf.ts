/** A page number, or a gap that replaces several pages. */
export type PageMark = number | 'gap before' | 'gap after';

/** The constant number of entries, so that no button moves under the pointer. */
const PLACES = 7;

/** The entries of a pagination: first and last page, the current page with its neighbors, and gaps. */
export function pagesOf(current: number, count: number): readonly PageMark[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (count <= PLACES) return range(1, count);
  if (current <= PLACES - 3) return [...range(1, PLACES - 2), 'gap after', count];
  if (current > count - (PLACES - 3)) return [1, 'gap before', ...range(count - PLACES + 3, count)];
  return [1, 'gap before', current - 1, current, current + 1, 'gap after', count];
}
