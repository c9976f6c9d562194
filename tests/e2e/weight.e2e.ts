import type { APIRequestContext } from '@playwright/test';
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

/** Reads what a page starts with: the scripts that its document names, and those that they import before they run. */
function startReader(request: APIRequestContext) {
  const texts = new Map<string, Promise<string>>();
  const read = (path: string) => {
    const text = texts.get(path) ?? request.get(path).then((answer) => answer.text());
    texts.set(path, text);
    return text;
  };
  const scriptsOf = async (page: string) => {
    const found = new Set([...(await read(page)).matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path));
    for (const path of found) {
      for (const [, name = ''] of (await read(path)).matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
        found.add(`/assets/${name}`);
    }
    return [...found];
  };
  return { read, scriptsOf };
}

test('no public page contains code of the console', async ({ request }) => {
  const { read, scriptsOf } = startReader(request);
  expect(publicPages.length).toBeGreaterThan(20);
  for (const page of publicPages) {
    const code = await Promise.all((await scriptsOf(page)).map(read));
    expect(code.length, page).toBeGreaterThan(3);
    for (const call of consoleCalls) expect(code.join('\n').includes(call), `${page} contains ${call}`).toBe(false);
  }
});

test('no page waits for the embedded backend before it starts', async ({ request }) => {
  const { read, scriptsOf } = startReader(request);
  for (const page of builtRoutes) {
    const code = await Promise.all((await scriptsOf(page)).map(read));
    expect(code.length, page).toBeGreaterThan(3);
    expect(code.join('\n').includes(embeddedBackend), page).toBe(false);
  }
});
