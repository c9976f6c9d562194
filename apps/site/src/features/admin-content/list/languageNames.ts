import * as t from '@duneline/specs/messages/admin-content';

/** Names of the site's languages by code. */
export const languageNames: Readonly<Record<string, string>> = { en: t.english, ar: t.arabic };
