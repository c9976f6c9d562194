import { basePath } from '../language/language.ts';
import { KEPT_PREFIX } from './keptCaches.ts';

/** A page that opens without a network. */
export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** The pages that this browser keeps in the language of this one, the newest first. Empty where it keeps none. */
export async function readKeptPages(): Promise<readonly KeptPage[]> {
  if (!('caches' in globalThis)) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(KEPT_PREFIX)).toReversed();
  const found = new Map<string, string>();
  for (const name of names) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const path = new URL(request.url).pathname;
      if (found.has(path) || !isListed(path)) continue;
      const title = titleOf((await (await cache.match(request))?.text()) ?? '');
      if (title) found.set(path, title);
    }
  }
  return Array.from(found, ([path, title]) => ({ path, title }));
}

function isListed(path: string): boolean {
  if (path.startsWith('/assets/') || path === `${basePath}/offline`) return false;
  return basePath ? path === basePath || path.startsWith(`${basePath}/`) : !/^\/ar(?:\/|$)/.test(path);
}

/** Parsed alone: the page's inline styles would be reported to the policy of this one. */
function titleOf(html: string): string {
  const title = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(title, 'text/html').title;
}
