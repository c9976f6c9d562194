import * as t from '@duneline/specs/messages/admin-content';

/** The site's languages by their code, for people. */
export const languageNames: Readonly<Record<string, string>> = { en: t.english, ar: t.arabic };
