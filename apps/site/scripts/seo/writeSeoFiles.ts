import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Language } from '@duneline/specs/site';
import { openCardPainter } from '../card/cardPainter.ts';
import { iconPng } from './icons.ts';
import { plansJson } from './plansJson.ts';
import { securityTxt } from './securityTxt.ts';
import { sitemapXml, type ListedPage } from './sitemapXml.ts';
import { ICON_SIZES, webManifest } from './webManifest.ts';

/** A prerendered page of one language. */
export interface WrittenPage {
  /** The path from the host's root, with the language prefix. */
  readonly path: string;
  readonly title: string;
  readonly isIndexable: boolean;
}

/** The build of one language. */
export interface BuiltLanguage {
  readonly language: Language;
  /** Identifies the browser's code; each release has another one. */
  readonly build: string;
  /** The files that each script may load after an interaction. */
  readonly later: Readonly<Record<string, readonly string[]>>;
  readonly server: typeof import('../../src/entry-server.tsx');
  readonly pages: readonly WrittenPage[];
}

const TOUCH_ICON = 180;

/**
 * Writes the files for search engines, social networks, phones and security researchers: cards, sitemap, icons, manifests,
 * security.txt, plans.json.
 */
export async function writeSeoFiles(built: readonly [BuiltLanguage, ...BuiltLanguage[]], dist: string, now: Date): Promise<void> {
  const publish = async (path: string, content: string | Buffer) => {
    const file = join(dist, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const [{ server }] = built;
  const { brand, catalogue, addressIn, cardPath } = server;
  const paint = await openCardPainter();
  for (const { language, pages, server: own } of built) {
    await Promise.all(
      pages.map(async ({ path, title }) => {
        const address = `${brand.domain}${decodeURI(path).replace(/\/$/, '')}`;
        await publish(cardPath(path), await paint({ brand: brand.name, title, address, direction: language.direction }));
      }),
    );
    const words = { name: brand.name, description: own.brand.description, language: language.id, direction: language.direction };
    await publish(addressIn(language.id, '/site.webmanifest'), webManifest({ ...words, start: addressIn(language.id, '/') }));
  }
  for (const size of [...ICON_SIZES, TOUCH_ICON]) await publish(`/icon-${size}.png`, await iconPng(size));
  await publish('/sitemap.xml', sitemapXml(listed(built)));
  await publish('/plans.json', plansJson(catalogue, brand.url));
  const languages = built.map(({ language }) => language.id);
  await publish('/.well-known/security.txt', securityTxt({ email: brand.email.security, site: brand.url, languages, now }));
}

/** All indexable pages, with their URLs in the other languages. */
function listed(built: readonly [BuiltLanguage, ...BuiltLanguage[]]): ListedPage[] {
  const [{ server, language: first }] = built;
  const { brand, addressIn } = server;
  const there = new Map(built.map(({ language, pages }) => [language.id, new Set(pages.map(({ path }) => path))]));
  return built.flatMap(({ language, pages }) =>
    pages
      .filter(({ isIndexable }) => isIndexable)
      .map(({ path }): ListedPage => {
        const page = language.id === first.id ? path : path.slice(addressIn(language.id, '/').length) || '/';
        const same = built
          .map((other) => [other.language.id, addressIn(other.language.id, page)] as const)
          .filter(([id, address]) => there.get(id)?.has(address));
        const languages = same.map(([id, address]): [string, string] => [id, brand.url + address]);
        return {
          address: brand.url + path,
          languages: languages.length > 1 ? Object.fromEntries([...languages, ['x-default', brand.url + page]]) : {},
        };
      }),
  );
}
