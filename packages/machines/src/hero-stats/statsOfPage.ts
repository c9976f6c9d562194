/** Number of stats per group (spec §4). */
const perPage = 4;

/** Number of groups; one empty group without stats. */
export function pagesOf(count: number): number {
  return Math.max(Math.ceil(count / perPage), 1);
}

/** The indices of the stats in a group; the last group may have fewer than four. */
export function statsOfPage(count: number, page: number): readonly number[] {
  const first = page * perPage;
  return Array.from({ length: Math.max(Math.min(perPage, count - first), 0) }, (_, place) => first + place);
}
