import { join } from 'node:path';
import { readYaml } from '../yaml/readYaml.ts';
import type { YamlSource } from '../yaml/source.ts';

/** `site/languages.yaml`: the languages of the site, and what of the specs other languages say in words of their own. */
export interface LanguagesFile {
  /** The first is the one that the specs are written in. */
  readonly languages: readonly { readonly id: string; readonly name: string; readonly direction: 'ltr' | 'rtl' }[];
  /** Namespaces of messages that the other languages show as they are. */
  readonly untranslated: readonly string[];
  /** Paths of words by file; in the other languages they stand in `site/<language>/<file>.yaml`. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

export interface Languages extends LanguagesFile {
  /** The language that the specs are written in. */
  readonly own: string;
  readonly others: readonly string[];
  readonly source: YamlSource | undefined;
}

/** Reads the languages of a specs directory; one without the file is English. What is wrong in the file is said where facts are compiled. */
export function readLanguages(specsDir: string): Languages {
  const source = readYaml(join(specsDir, 'site', 'languages.yaml'));
  const { languages = [], untranslated = [], words = {} } = (source?.value ?? {}) as Partial<LanguagesFile>;
  const [own = 'en', ...others] = languages.map(({ id }) => id);
  return { languages, untranslated, words, own, others, source };
}

/** What findings call a language: `Arabic` for `ar`. */
export function englishName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
