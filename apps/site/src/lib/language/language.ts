import type { LanguageId } from '@duneline/specs/site';

/**
 * The language of this build. Compare it with a literal (`language === 'ar'`), so that the build can remove code for other
 * languages.
 */
export const language: LanguageId = import.meta.env.VITE_LANGUAGE ?? 'en';

/** The prefix of every path in this language: empty, or `/ar`. */
export const basePath: string = language === 'en' ? '' : `/${language}`;
