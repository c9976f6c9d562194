import type { ValuePath, YamlSource } from '../yaml/source.ts';

/** A translatable string in a fact file. */
export interface TranslatableString {
  /** Its path in the file. */
  readonly path: ValuePath;
  /** The path of its translation, in which list entries are addressed by id. */
  readonly place: readonly string[];
  readonly text: string;
  readonly isOptional: boolean;
}

/**
 * Collects the translatable strings of a fact file. Patterns such as `pages.*.title` select them; a pattern that ends in `?`
 * selects strings that may stay untranslated.
 */
export function collectStrings({ value }: YamlSource, patterns: readonly string[]): TranslatableString[] {
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
): Generator<Omit<TranslatableString, 'isOptional'>> {
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
