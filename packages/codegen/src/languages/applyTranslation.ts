import type { Finding } from '../finding.ts';
import { referencesIn } from '../site/references.ts';
import type { ValuePath, YamlSource } from '../yaml/source.ts';
import { collectStrings, type TranslatableString } from './collectStrings.ts';

export interface Translated {
  readonly source: YamlSource;
  readonly findings: readonly Finding[];
}

/**
 * Replaces a fact file's translatable strings; all other values are kept.
 * @param translation the file with the translations; if missing, every string is reported
 * @param language its name, for findings
 */
export function applyTranslation(
  original: YamlSource,
  translation: YamlSource | undefined,
  patterns: readonly string[],
  { name, file }: { readonly name: string; readonly file: string },
): Translated {
  const words = collectStrings(original, patterns);
  const value = structuredClone(original.value);
  const findings: Finding[] = [];
  const source = translation ?? emptyAt(file);
  const textsOf = leavesOf(source.value);
  const texts = new Map(textsOf);
  for (const word of words) {
    const place = word.place.join('.');
    const text = texts.get(place);
    texts.delete(place);
    if (text === undefined) {
      if (!word.isOptional)
        findings.push(source.finding(word.place, `\`${place}\` of ${original.file} has no ${name} words. Add them.`));
      continue;
    }
    findings.push(...differences(word, text.value, (message) => source.finding(text.path, message)));
    put(value, word.path, text.value);
  }
  for (const [place, { path }] of texts) {
    findings.push(
      source.findingAtKey(
        path,
        `\`${place}\` stands for no words of ${original.file}. Remove it, correct its path, or name it under \`words\` in languages.yaml.`,
      ),
    );
  }
  const placeOf = (path: ValuePath) =>
    words.find((word) => word.path.join('.') === path.join('.') && textsOf.has(word.place.join('.')));
  return {
    source: {
      ...original,
      value,
      finding: (path, message) => {
        const word = placeOf(path);
        return word ? source.finding(word.place, message) : original.finding(path, message);
      },
    },
    findings,
  };
}

/** Original and translation must refer to the same facts; otherwise their statements differ. */
function differences(word: TranslatableString, text: string, finding: (message: string) => Finding): Finding[] {
  const [expected, found] = [referencesIn(word.text), referencesIn(text)];
  return [
    ...[...expected].filter((path) => !found.has(path)).map((path) => finding(`This text lacks {${path}}. Put it in.`)),
    ...[...found]
      .filter((path) => !expected.has(path))
      .map((path) => finding(`This text refers to {${path}}, which the original does not. Take it out, or put it there too.`)),
  ];
}

function leavesOf(value: unknown, path: ValuePath = []): Map<string, { readonly path: ValuePath; readonly value: string }> {
  if (typeof value === 'string') return new Map([[path.join('.'), { path, value }]]);
  if (value === null || typeof value !== 'object') return new Map();
  return new Map(Object.entries(value).flatMap(([key, entry]) => [...leavesOf(entry, [...path, key])]));
}

function put(value: unknown, path: ValuePath, text: string): void {
  let target = value as Record<string | number, unknown>;
  for (const step of path.slice(0, -1)) target = target[step] as Record<string | number, unknown>;
  const last = path.at(-1);
  if (last !== undefined) target[last] = text;
}

function emptyAt(file: string): YamlSource {
  const finding = (_: ValuePath, message: string) => ({ file, line: 1, column: 1, message });
  return { file, value: {}, syntax: [], finding, findingAtKey: finding };
}
