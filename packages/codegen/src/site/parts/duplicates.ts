import type { Finding } from '../../finding.ts';
import type { ValuePath, YamlSource } from '../../yaml/source.ts';

/** Reports every list entry whose `key` occurs in an earlier entry. */
export function findDuplicates<T extends object>(
  source: YamlSource,
  list: readonly T[],
  at: ValuePath,
  key: keyof T & string,
): Finding[] {
  const seen = new Set<unknown>();
  return list.flatMap((entry, index) => {
    const value = entry[key];
    if (value === undefined || !seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      source.finding([...at, index, key], `The ${key} ${JSON.stringify(value)} stands twice. Give each entry one of its own.`),
    ];
  });
}
