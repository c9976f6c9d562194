import type { Page } from '@playwright/test';
import { builtArticles, builtRoutes } from './builtPages.ts';
import { expect, test } from './site.ts';

test.use({ javaScriptEnabled: false });

for (const path of builtRoutes) {
  test(`${path} reads without JavaScript: nothing in it is empty, waits or leads nowhere, and its questions open`, async ({
    page,
  }) => {
    await page.goto(path);
    await reads(page);
  });
}

test('every article reads without JavaScript', async ({ page, request }) => {
  const articles = await builtArticles(request);
  expect(articles.length).toBeGreaterThan(20);
  for (const path of articles) {
    await page.goto(path);
    await reads(page);
    expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(2000);
  }
});

async function reads(page: Page) {
  const path = new URL(page.url()).pathname;
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  expect((await main.innerText()).length, path).toBeGreaterThan(100);
  await expect(main.locator('[aria-busy=true]:visible'), path).toHaveCount(0);
  expect(await main.locator('section').evaluateAll(emptyOnes), path).toEqual([]);
  expect(await page.locator('a').evaluateAll(deadOnes), path).toEqual([]);
  expect(await main.locator('form').evaluateAll(silentOnes), path).toEqual([]);
  for (const question of await main.locator('details:visible').all()) {
    const isOpen = (await question.getAttribute('open')) !== null;
    await question.locator('summary').first().click();
    if (isOpen) await expect(question, path).not.toHaveAttribute('open');
    else await expect(question.locator(':scope > :not(summary)').first(), path).toBeVisible();
  }
}

/** Sections without text and drawings. */
function emptyOnes(sections: Element[]): string[] {
  return sections
    .filter((section) => {
      const words = section instanceof HTMLElement ? section.innerText.trim().split(/\s+/).length : 0;
      return words < 5 && !section.querySelector('svg, img, table');
    })
    .map(({ id, outerHTML }) => id || outerHTML.slice(0, 120));
}

/** Links without a URL; tests/e2e/deadLinks checks their targets. */
function deadOnes(links: Element[]): string[] {
  return links
    .filter((link) => !/^(?:\/|https:|mailto:|tel:|#.|\?)/.test(link.getAttribute('href') ?? ''))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}

/** Forms that neither work without scripts nor say what to do instead. */
function silentOnes(forms: Element[]): string[] {
  return forms
    .filter((form) => !form.hasAttribute('action') && !form.parentElement?.innerText.includes('JavaScript'))
    .map(({ outerHTML }) => outerHTML.slice(0, 160));
}
