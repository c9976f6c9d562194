import { printString, printValue } from '../../emit/printValue.ts';
import type { LanguagesFile } from '../../languages/readLanguages.ts';
import type { SitePart } from '../part.ts';
import { findDuplicates } from './duplicates.ts';

/** `languages.yaml`: the languages that visitors choose from. (Only the generator needs the list of translatable strings.) */
export const languagesPart: SitePart = {
  file: 'languages',
  compile: (source) => {
    const { languages } = source.value as LanguagesFile;
    return { facts: { languages }, findings: findDuplicates(source, languages, ['languages'], 'id') };
  },
  print: ({ languages }) => ({
    'site/languages.gen.ts': `export type LanguageId = ${(languages as LanguagesFile['languages']).map(({ id }) => printString(id)).join(' | ')};

export interface Language {
  readonly id: LanguageId;
  /** The language's name in that language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the site; the first has the addresses without a prefix. */
export const languages: readonly Language[] = ${printValue(languages)};
`,
  }),
};
