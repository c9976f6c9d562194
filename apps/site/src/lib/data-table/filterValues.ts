/** The values of a filter that takes several, stored as `one.other` in the URL; unknown ones are ignored. */
export function readFilterValues<Value extends string>(
  filters: Readonly<Record<string, string>>,
  id: string,
  known: readonly Value[],
): readonly Value[] {
  const written = (filters[id] ?? '').split('.');
  return known.filter((value) => written.includes(value));
}

/** The filter's text for the URL; `''` without values, which clears it. */
export function writeFilterValues(values: Iterable<string>): string {
  return [...values].join('.');
}
