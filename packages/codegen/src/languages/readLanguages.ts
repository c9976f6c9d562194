import { join } from 'node:path';
import { readYaml } from '../yaml/readYaml.ts';
import type { YamlSource } from '../yaml/source.ts';

/** `site/languages.yaml`: the site's languages, and which parts of the specs are translated. */
export interface LanguagesFile {
  /** The first language is the one that the specs are written in. */
  readonly languages: readonly { readonly id: string; readonly name: string; readonly direction: 'ltr' | 'rtl' }[];
  /** Patterns of translatable strings by file; translations are in `site/<language>/<file>.yaml`. */
  readonly words: Readonly<Record<string, readonly string[]>>;
}

export interface Languages extends LanguagesFile {
  /** The language that the specs are written in. */
  readonly own: string;
  readonly others: readonly string[];
  readonly source: YamlSource | undefined;
}

/**
 * Reads the languages of a specs directory; the default is English alone. Errors in the file are reported when facts are
 * compiled.
 */
export function readLanguages(specsDir: string): Languages {
  const source = readYaml(join(specsDir, 'site', 'languages.yaml'));
  const { languages = [], words = {} } = (source?.value ?? {}) as Partial<LanguagesFile>;
  const [own = 'en', ...others] = languages.map(({ id }) => id);
  return { languages, words, own, others, source };
}

/** The English name of a language, for findings: `Arabic` for `ar`. */
export function englishName(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
}
