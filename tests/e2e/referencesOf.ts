import type { Page } from '@playwright/test';

/** What a page leads to, and the places in it that others may lead to. */
export interface References {
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
}

/** Every address in a page: its links and files, its cards, what it says as data, and the scripts that it asks for. `reader` is any tab. */
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

/** Addresses that name a thing or a vocabulary, and lead nowhere: in XML, and in data. */
const NAMES = /\bxmlns(?::\w+)?="[^"]*"|"@(?:id|context)":"[^"]*"/g;

/** Whole addresses in a text: a feed, a sitemap, data. */
export function addressesIn(text: string): string[] {
  const addresses = text.replace(NAMES, '').matchAll(/https?:\/\/[^\s"'<>\\]+/g);
  return [...addresses].map(([address]) => address.replaceAll('&amp;', '&'));
}

/** The build's own files that a page or a script names: each has eight letters of its hash in its name. */
export function filesIn(text: string): string[] {
  const named = text.matchAll(/(?:["'`(/]assets\/|["'`]\.\/)([\w.-]+-[\w-]{8}\.(?:js|css|woff2))\b/g);
  return [...named].map(([, file]) => `/assets/${file}`);
}
