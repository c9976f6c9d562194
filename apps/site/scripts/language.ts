import { languages, type Language } from '@duneline/specs/site';
import type { Alias, Plugin } from 'vite';
import { arabicScript } from '../src/lib/start/arabicScript.ts';
import { EnvironmentError } from './environment.ts';

const isFirst = ({ id }: Language) => id === languages[0]?.id;

/**
 * The language of a build or of the development server.
 * @throws {EnvironmentError} if the site does not have this language
 */
export function readLanguage(id: string | undefined): Language {
  const language = id ? languages.find((one) => one.id === id) : languages[0];
  if (language) return language;
  throw new EnvironmentError(
    `The site does not speak "${id ?? ''}". Choose one of ${languages.map((one) => one.id).join(', ')}.`,
  );
}

/** Import paths of a language's facts, messages and styles; those of the first language need no alias. */
export function languageAliases(language: Language): Alias[] {
  if (isFirst(language)) return [];
  return [
    { find: /^@duneline\/specs\/site$/, replacement: `@duneline/specs/${language.id}/site` },
    { find: /^@duneline\/specs\/messages\//, replacement: `@duneline/specs/${language.id}/messages/` },
    { find: /^@duneline\/ui\/theme$/, replacement: `@duneline/ui/theme/${language.id}` },
  ];
}

/** Sets the language of the development server's page, and redirects to its home page. */
export function serveLanguage(language: Language): Plugin {
  return {
    name: 'duneline-language',
    apply: 'serve',
    configureServer({ middlewares }) {
      if (isFirst(language)) return;
      middlewares.use((request, response, next) => {
        if (request.url === '/') response.writeHead(302, { location: `/${language.id}` }).end();
        else next();
      });
    },
    transformIndexHtml: (html) => ({
      html: inLanguage(html, language),
      tags: language.id === 'ar' ? [{ tag: 'script', children: arabicScript([]), injectTo: 'head-prepend' as const }] : [],
    }),
  };
}

/** Vite's index.html with another language and direction. */
export function inLanguage(html: string, { id, direction }: Language): string {
  return html.replace('<html lang="en" dir="ltr"', `<html lang="${id}" dir="${direction}"`);
}
