import type { Region } from './difference.ts';

export interface Change {
  /** Story and mode: `forms-slider--states.dark-ltr`. */
  readonly name: string;
  readonly story: string;
  readonly regions: readonly Region[];
  /** A hash of each region's appearance before and after. */
  readonly fingerprints: readonly string[];
}

/** Groups equal changes: screenshots with a common region, and a story's modes with changes in the same places. */
export function groupChanges<One extends Change>(changes: readonly One[]): One[][] {
  const groups: { readonly keys: Set<string>; readonly members: One[] }[] = [];
  for (const change of changes) {
    const keys = new Set([...change.fingerprints, `${change.story} ${JSON.stringify(change.regions)}`]);
    const related = groups.filter((group) => [...keys].some((key) => group.keys.has(key)));
    const members = [...related.flatMap((group) => group.members), change];
    for (const group of related) {
      for (const key of group.keys) keys.add(key);
      groups.splice(groups.indexOf(group), 1);
    }
    groups.push({ keys, members });
  }
  return groups.map(({ members }) => members).toSorted((one, other) => other.length - one.length);
}
