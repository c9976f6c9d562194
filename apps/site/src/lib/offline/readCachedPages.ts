import { pageTitleOf } from '../head/documentTitle.ts';
import { basePath } from '../language/language.ts';
import { parseInert } from '../trusted-types/parseInert.ts';
import { CACHE_PREFIX } from './cachePrefix.ts';

/** A page that is available offline. */
export interface CachedPage {
  readonly path: string;
  readonly title: string;
}

/** The cached pages in the language of this page, newest first. */
export async function readCachedPages(): Promise<readonly CachedPage[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX)).toReversed();
  const found = new Map<string, string>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const path = new URL(request.url).pathname;
      if (found.has(path) || !isListed(path)) continue;
      const title = titleOf((await (await cache.match(request))?.text()) ?? '');
      if (title) found.set(path, pageTitleOf(title));
    }
  }
  return Array.from(found, ([path, title]) => ({ path, title }));
}

function isListed(path: string): boolean {
  if (path.startsWith('/assets/') || path === `${basePath}/offline`) return false;
  return basePath ? path === basePath || path.startsWith(`${basePath}/`) : !/^\/ar(?:\/|$)/.test(path);
}

/** Only the title is parsed: parsing the inline styles would cause CSP reports. */
function titleOf(html: string): string {
  const title = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return parseInert(title).title;
}
