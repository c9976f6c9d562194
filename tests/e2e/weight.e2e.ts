import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { readBuiltScripts, type BuiltScripts } from '../builtScripts.ts';
import { builtRoutes } from './builtPages.ts';
import { expect, test } from './site.ts';

/** What only the embedded backend's code contains. */
const embeddedBackend = 'mockServiceWorker.js';

test.use({ savesData: false }); // what is loaded ahead

/** The text of every script that the page has loaded so far. */
async function loadedScripts(page: import('@playwright/test').Page) {
  const urls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (name.endsWith('.js') && name.includes('/assets/') ? [name] : [])),
  );
  const texts = await Promise.all(urls.map(async (url) => (await page.request.get(url)).text()));
  return texts.join('\n');
}

test('home loads neither XState nor React Aria before somebody acts', async ({ site, page }) => {
  await site.open('/');
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible(); // at rest
  const scripts = await loadedScripts(page);
  expect(scripts).toContain('react.dev/errors'); // Proves that scripts were read.
  expect(scripts).toContain(embeddedBackend); // It starts at rest, and the test below looks for nothing that does not exist.
  expect(scripts).not.toContain('xstate.init');
  expect(scripts).not.toContain('data-rac');
});

test("a page's code and what it was made with are there when the pointer has been on a link to it", async ({ site, page }) => {
  await site.open('/');
  await site.refuseCookies();
  const link = page.getByRole('navigation').first().getByRole('link', { name: 'Leaderboard' });
  const data = page.waitForResponse(/\/leaderboard$/);
  await expect(async () => {
    await page.mouse.move(0, 400);
    await link.hover();
    await data;
  }).toPass();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await link.click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked.filter((url) => /\.route-|\/leaderboard$/.test(url))).toEqual([]);
});

test('home knows the files of no other page before it is at rest', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const first = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);
  expect(first.length).toBeGreaterThan(3);
  const texts = await Promise.all(first.map(async (path) => (await request.get(path)).text()));
  expect(texts.join('').match(/[a-z-]+\.route-/g)).toBeNull();
});

/** What only the console asks the backend for. */
const consoleCalls = ['admin-users', 'admin-orders', 'publish_content', 'end_account', 'content_drafts'];

const publicPages = builtRoutes.filter((path) => !/^(?:\/ar)?\/(?:crm-)?admin/.test(path));

/** The text of the scripts that a page starts with. */
async function startOfPage({ startOf, textOf }: BuiltScripts, request: APIRequestContext, path: string): Promise<string> {
  const names = startOf(await (await request.get(path)).text());
  expect(names.length, path).toBeGreaterThan(3);
  return names.map(textOf).join('\n');
}

const readScripts = () => readBuiltScripts(join(import.meta.dirname, '../../apps/site/dist'));

test('no public page contains code of the console', async ({ request }) => {
  const scripts = readScripts();
  expect(publicPages.length).toBeGreaterThan(20);
  for (const page of publicPages) {
    const code = await startOfPage(scripts, request, page);
    for (const call of consoleCalls) expect(code.includes(call), `${page} contains ${call}`).toBe(false);
  }
});

test('no page waits for the embedded backend before it starts', async ({ request }) => {
  const scripts = readScripts();
  for (const page of builtRoutes) expect((await startOfPage(scripts, request, page)).includes(embeddedBackend), page).toBe(false);
});
