import type { LanguageId } from '@duneline/specs/site';

/** The language of this build. Compared as it stands here, so that a build leaves out what is for another one. */
export const language: LanguageId = import.meta.env.VITE_LANGUAGE ?? 'en';

/** What every address of this language begins with: nothing, or `/ar`. */
export const basePath: string = language === 'en' ? '' : `/${language}`;
