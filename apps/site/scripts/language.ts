import { languages, type Language } from '@duneline/specs/site';
import type { Alias, Plugin } from 'vite';
import { arabicScript } from '../src/lib/start/arabicScript.ts';
import { EnvironmentError } from './environment.ts';

const isFirst = ({ id }: Language) => id === languages[0]?.id;

/**
 * The language that a build or the development server speaks.
 * @throws {EnvironmentError} when the site has no such language.
 */
export function readLanguage(id: string | undefined): Language {
  const language = id ? languages.find((one) => one.id === id) : languages[0];
  if (language) return language;
  throw new EnvironmentError(
    `The site does not speak "${id ?? ''}". Choose one of ${languages.map((one) => one.id).join(', ')}.`,
  );
}

/** Where facts, messages and styles of a language are; the first one's are where their names say. */
export function languageAliases(language: Language): Alias[] {
  if (isFirst(language)) return [];
  return [
    { find: /^@duneline\/specs\/site$/, replacement: `@duneline/specs/${language.id}/site` },
    { find: /^@duneline\/specs\/messages\//, replacement: `@duneline/specs/${language.id}/messages/` },
    { find: /^@duneline\/ui\/theme$/, replacement: `@duneline/ui/theme/${language.id}` },
  ];
}

/** Writes the language into the page of the development server, and leads to its home page. */
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

/** A page of Vite's index.html, said to be in a language. */
export function inLanguage(html: string, { id, direction }: Language): string {
  return html.replace('<html lang="en" dir="ltr"', `<html lang="${id}" dir="${direction}"`);
}
