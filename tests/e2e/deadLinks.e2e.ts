import { brand, languages, redirects } from '@duneline/specs/site';
import type { APIRequestContext, Page } from '@playwright/test';
import { builtRoutes } from './builtPages.ts';
import { addressesIn, filesIn, referencesOf, type References } from './referencesOf.ts';
import { expect, test } from './site.ts';

const outside = new Set([...Object.values(brand.hosts).map((address) => new URL(address).host), 'schema.org']); // Third-party data, in their words.
/** A mail without a recipient. */
const SHARED = 'mailto:';
const contacts = new Set([
  ...Object.values(brand.email).map((address) => `mailto:${address}`),
  `tel:${brand.phone.replaceAll(' ', '')}`,
]);
const leading = new Map(redirects.map(({ from, to }): [string, string] => [from, to]));
const feeds = languages.map(({ id }, index) => (index === 0 ? '/rss.xml' : `/${id}/rss.xml`));
const manifests = languages.map(({ id }, index) => (index === 0 ? '/site.webmanifest' : `/${id}/site.webmanifest`));

/** Follows every URL in the built site, from its routes and its SEO files, and lists the broken ones. */
class LinkWalk {
  readonly dead: string[] = [];
  readonly pages = new Map<string, References>();
  readonly #seen = new Set<string>();
  readonly #anchors: { readonly from: string; readonly path: string; readonly id: string }[] = [];
  readonly #request: APIRequestContext;
  readonly #reader: Page;

  /** @param reader any tab, which parses pages. */
  constructor(request: APIRequestContext, reader: Page) {
    this.#request = request;
    this.#reader = reader;
  }

  async walk(starts: readonly string[]) {
    for (const start of starts) await this.#follow(start, 'the build');
    for (const { from, path, id } of this.#anchors) {
      const page = this.pages.get(path);
      if (page && !page.anchors.has(id)) this.#say(from, `${path}#${id}`, 'no such place on that page');
    }
  }

  #say(from: string, link: string, why: string) {
    this.dead.push(`${from} → ${link}: ${why}`);
  }

  async #follow(link: string, from: string): Promise<void> {
    if (/^(?:mailto|tel):/.test(link)) {
      const [contact = ''] = link.split('?');
      if (contact !== SHARED && !contacts.has(contact)) this.#say(from, link, 'brand.yaml has no such contact');
      return;
    }
    if (link.startsWith('data:')) return;
    const { origin, host, pathname, search, hash } = new URL(link, brand.url + from.replace(/^(?!\/).*/, '/'));
    if (origin !== brand.url) {
      if (!outside.has(host)) this.#say(from, link, 'brand.yaml has no such host');
      return;
    }
    if (hash) this.#anchors.push({ from, path: pathname, id: decodeURIComponent(hash.slice(1)) });
    const address = pathname + search;
    if (this.#seen.has(address)) return;
    this.#seen.add(address);
    const response = await this.#request.get(address, { maxRedirects: 0 });
    const status = response.status();
    if (status === 302) return this.#followRedirect(pathname, response.headers().location ?? '', from);
    if (status !== 200) return this.#say(from, link, `answers ${status}`);
    if (!/html|javascript|xml|json|css|plain/.test(response.headers()['content-type'] ?? '')) return;
    await this.#read(pathname, await response.text());
  }

  async #followRedirect(path: string, target: string, from: string) {
    const known = leading.get(path.replace(new RegExp(`^/(?:${languages.map(({ id }) => id).join('|')})(?=/)`), ''));
    if (known === undefined && !target.startsWith('/'))
      this.#say(from, path, `leads to ${target}, which routes.yaml does not say`);
    else if (known !== undefined && known !== target) this.#say(from, path, `leads to ${target}, and routes.yaml says ${known}`);
    await this.#follow(target, path);
  }

  async #read(path: string, text: string) {
    if (path === '/third-party-notices.txt') return; // License texts of third parties, unchanged.
    if (/\.(?:js|css)$/.test(path)) return this.#followAll(filesIn(text), path);
    if (path.endsWith('.webmanifest'))
      return this.#followAll(
        [...text.matchAll(/"(?:src|start_url|scope)":"([^"]+)"/g)].map(([, to = '']) => to),
        path,
      );
    if (/\.(?:xml|json|txt|svg)$/.test(path)) return this.#followAll(addressesIn(text), path);
    const references = await referencesOf(this.#reader, text);
    this.pages.set(path, references);
    await this.#followAll(references.links, path);
  }

  async #followAll(links: readonly string[], from: string) {
    for (const link of links) await this.#follow(link, from);
  }
}

test('nothing that the built site leads to is dead, in any language', async ({ request, page }) => {
  test.slow();
  const walk = new LinkWalk(request, page);
  await walk.walk([
    ...builtRoutes,
    ...redirects.map(({ from }) => from),
    ...feeds,
    ...manifests,
    '/sitemap.xml',
    '/robots.txt',
    '/plans.json',
    '/.well-known/security.txt',
    '/sw.js',
    '/404.html',
  ]);
  expect(walk.pages.size).toBeGreaterThan(builtRoutes.length + 20);
  expect(walk.dead).toEqual([]);
});
