import { printString, printValue } from '../../emit/printValue.ts';
import type { LanguagesFile } from '../../languages/readLanguages.ts';
import type { SitePart } from '../part.ts';
import { findDuplicates } from './duplicates.ts';

/** `languages.yaml`: what visitors choose between; which words each language has of its own is the generator's business. */
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
  /** In its own words. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the site; the first has the addresses without a prefix. */
export const languages: readonly Language[] = ${printValue(languages)};
`,
  }),
};
