import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../../../tools/browser.mjs';
import { serveFolder } from '../../stories/serveFolder.ts';
import type { Visit } from '../../stories/visitComponent.ts';
import { decode } from '../Picture.ts';
import { lookAtPages } from './lookAtPages.ts';
import type { SitePage } from './sitePages.ts';

/** Parts of the site's page when it is settled. */
const atRest = `<aside lang="en"><button aria-keyshortcuts="Alt+Shift+B">Backend</button></aside>
  <script>document.adoptedStyleSheets = [new CSSStyleSheet()];</script>`;

const folder = mkdtempSync(join(tmpdir(), 'site-'));
mkdirSync(join(folder, 'assets'));
let browser: Browser;
let served: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  browser = await chromium.launch(await launchOptions());
  served = await serveFolder(folder, {});
});
afterAll(async () => {
  await browser.close();
  served.close();
});

async function visited(body: string, more: Partial<SitePage> = {}): Promise<Visit> {
  const html = `<!doctype html><html lang="en" data-interactive><meta charset="utf-8"><title>Pricing</title><style>body, h1 { margin: 0 } aside { position: fixed; inset-block-end: 0 }</style><body>${body}${atRest}`;
  writeFileSync(join(folder, 'page.html'), html);
  const page: SitePage = {
    id: 'site-pages--pricing',
    path: '/page.html',
    title: 'Pricing',
    direction: 'ltr',
    width: 1280,
    pictured: 'dark',
    hasTree: false,
    isMissing: false,
    exceptions: {},
    ...more,
  };
  const visits: Visit[] = [];
  await lookAtPages(browser, { url: served.base, dist: folder }, [page], {
    workers: 1,
    onVisit: async (visit) => void visits.push(visit),
  });
  expect(visits).toHaveLength(1);
  return visits[0] as Visit;
}

it('pictures a whole page, without what floats, and finds nothing in what is right', async () => {
  const floating = '<aside aria-label="Contact" style="position: fixed; inset-block-end: 0">Chat</aside>';
  const { findings, pictures } = await visited(`<main style="block-size: 3000px"><h1>Pricing</h1></main>${floating}`);
  expect(findings).toEqual([]);
  const [first] = pictures.get('dark-1280') ?? [];
  const { width, height, pixels } = await decode(first as Buffer);
  expect([width, height]).toEqual([1280, 3000]);
  expect(new Set(pixels.subarray(width * 3 * 400))).toEqual(new Set([255]));
});

it('measures the scripts of a page, once for all its languages and windows', async () => {
  writeFileSync(join(folder, 'assets', 'prices-1.js'), '/'.repeat(1024));
  writeFileSync(join(folder, 'assets', 'page-1.js'), `import "./prices-1.js";${' '.repeat(1000)}`);
  const body = '<main><h1>Pricing</h1></main><script type="module" src="/assets/page-1.js"></script>';
  expect((await visited(body)).sizes).toEqual({ start: 2, scripts: 2, styles: 0 });
  expect((await visited(body, { width: 360, pictured: 'light' })).sizes).toBeUndefined();
});

it.each([
  ['a heading too many', '<main><h1>Pricing</h1><h1>Prices</h1></main>', /it has 2 headings of the first level/],
  ['an error', '<main><h1>Pricing</h1></main><script>console.error("no prices")</script>', /an error is logged: no prices/],
  ['what axe finds', '<main><h1>Pricing</h1><img src="data:,"></main>', /image-alt/],
  ['text outside every landmark', '<main><h1>Pricing</h1></main><p>Buy</p>', /region/],
  ['what scrolls sideways', '<main><h1>Pricing</h1><p style="inline-size: 900px">x</p></main>', /sideways by \d+ px at 768 px/],
])('finds %s', async (_, body, finding) => {
  const { findings } = await visited(body);
  expect(findings).toContainEqual(expect.stringMatching(finding));
});

it('finds another title than that of the specs, and a page that does not open', async () => {
  const { findings } = await visited('<main><h1>Prices</h1></main>', { title: 'Prices' });
  expect(findings).toEqual(['1280 px: its title is "Pricing" instead of "Prices"']);
  expect((await visited('', { path: 'not an address' })).findings).toEqual([expect.stringMatching(/the look at it broke off/)]);
});
