/** One value that differs between two versions of a row. */
export interface ChangedValue {
  /** Path of the value, such as `colors.dark.muted`. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** The values that differ between two versions of a row, in the order of the newer one; `null` means that there is no row. */
export function changedPaths(before: unknown, after: unknown): ChangedValue[] {
  const [old, now] = [flatten(before), flatten(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((value) => value.before !== value.after);
}

function flatten(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, path === '' ? name : `${path}.${name}`, into);
  } else if (path !== '') {
    into.set(path, typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value));
  }
  return into;
}
