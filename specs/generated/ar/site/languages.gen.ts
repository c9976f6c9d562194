// Generated from specs/site by `npm run gen`. Do not edit: change the source and run it again.

export type LanguageId = 'en' | 'ar';

export interface Language {
  readonly id: LanguageId;
  /** The language's name in that language. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The languages of the site; the first has the addresses without a prefix. */
export const languages: readonly Language[] = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'ar', name: 'العربية', direction: 'rtl' },
];
