import type { ValuePath, YamlSource } from '../yaml/source.ts';

/** A value of a facts file that is words. */
export interface Word {
  /** Where it stands in the file. */
  readonly path: ValuePath;
  /** Where its translation stands: entries of a list go by their id. */
  readonly place: readonly string[];
  readonly text: string;
  readonly isOptional: boolean;
}

/** The words of a facts file, by patterns such as `pages.*.title`; a pattern that ends in `?` names words that may stay as they are. */
export function wordsOf({ value }: YamlSource, patterns: readonly string[]): Word[] {
  const words = patterns.flatMap((pattern) => {
    const isOptional = pattern.endsWith('?');
    const steps = (isOptional ? pattern.slice(0, -1) : pattern).split('.');
    return [...matches(value, steps)].map((match) => ({ ...match, isOptional }));
  });
  const seen = new Map(words.map((word) => [word.place.join('.'), word]));
  return [...seen.values()];
}

function* matches(
  value: unknown,
  [step, ...rest]: readonly string[],
  path: ValuePath = [],
  place: readonly string[] = [],
): Generator<Omit<Word, 'isOptional'>> {
  if (step === undefined) {
    if (typeof value === 'string') yield { path, place, text: value };
    return;
  }
  for (const [key, name, entry] of entriesOf(value)) {
    if (step === '*' || step === name) yield* matches(entry, rest, [...path, key], [...place, name]);
  }
}

function entriesOf(value: unknown): [string | number, string, unknown][] {
  if (Array.isArray(value)) {
    return value.map((entry: unknown, index) => [index, nameOf(entry) ?? String(index), entry]);
  }
  return value !== null && typeof value === 'object' ? Object.entries(value).map(([key, entry]) => [key, key, entry]) : [];
}

function nameOf(entry: unknown): string | undefined {
  const { id, key, receiptId, code } = (entry ?? {}) as Partial<Record<'id' | 'key' | 'receiptId' | 'code', unknown>>;
  return [id, key, receiptId, code].find((name) => typeof name === 'string');
}
