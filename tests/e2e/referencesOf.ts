import type { Page } from '@playwright/test';

/** The URLs in a page, and the ids that others may link to. */
export interface References {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** Every URL in a page: links, files, social cards, structured data, imported scripts. `reader` is any tab. */
export async function referencesOf(reader: Page, html: string): Promise<References> {
  const { addresses, data, anchors } = await reader.evaluate(readPage, html);
  const links = [...addresses, ...data.flatMap(addressesIn), ...filesIn(html)].filter(Boolean);
  return { links: [...new Set(links)], anchors: new Set(anchors) };
}

/** Runs in the browser, which parses pages as visitors' browsers do. */
function readPage(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const all = (selector: string, attribute: string) =>
    [...page.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '');
  const sets = all('[srcset]', 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(/\s/)[0] ?? ''));
  const cards = all('meta[property="og:image"], meta[property="og:url"]', 'content');
  return {
    addresses: [
      ...all('[href]', 'href'),
      ...all('[src]', 'src'),
      ...all('[action]', 'action'),
      ...all('[poster]', 'poster'),
      ...sets,
      ...cards,
    ],
    data: [...page.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? ''),
    anchors: all('[id]', 'id'),
  };
}

/** URLs that are names or vocabularies rather than links: in XML, and in structured data. */
const NAMES = /\bxmlns(?::\w+)?="[^"]*"|"@(?:id|context)":"[^"]*"/g;

/** Absolute URLs in a text: a feed, a sitemap, structured data. */
export function addressesIn(text: string): string[] {
  const addresses = text.replace(NAMES, '').matchAll(/https?:\/\/[^\s"'<>\\]+/g);
  return [...addresses].map(([address]) => address.replaceAll('&amp;', '&'));
}

/** The build's own files in a page or script: their names contain eight characters of their hash. */
export function filesIn(text: string): string[] {
  const named = text.matchAll(/(?:["'`(/]assets\/|["'`]\.\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2))\b/g);
  return [...named].map(([, file]) => `/assets/${file}`);
}
