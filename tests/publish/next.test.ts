import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { launchOptions } from '../../tools/browser.mjs';
import { buildNext, serveNext } from './nextApp.ts';

const { apps } = inject('published');

describe('an app of Next.js', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
  });
  afterAll(() => browser?.close());

  it.each(['dev', 'start'] as const)(
    'has colors, fonts and reset from the theme that its layout imports, and takes over without a warning (next %s)',
    async (command) => {
      const app = join(apps, 'next');
      if (command === 'start') await buildNext(app);
      await using server = await serveNext(app, command);
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => ['error', 'warning'].includes(message.type()) && errors.push(message.text()));
      await page.goto(server.url);

      await page.getByRole('button', { name: /Currency/ }).click();
      await page.getByRole('option', { name: 'US dollars' }).click();
      expect(await page.evaluate(lookOf)).toEqual({
        margin: '0px',
        isThemed: true,
        fonts: ['Familjen Grotesk', 'Hanken Grotesk'],
        price: '$99',
      });
      await page.getByRole('link', { name: 'Rules' }).click();
      await page.getByRole('heading', { name: 'Rules' }).waitFor();
      expect(errors).toEqual([]);
      await page.close();
    },
  );
});

/** Runs in the page. */
async function lookOf() {
  await document.fonts.ready;
  const color = () => getComputedStyle(document.body).backgroundColor;
  const light = color();
  document.documentElement.className = 'dark';
  const families = [...document.fonts]
    .filter(({ status }) => status === 'loaded')
    .map(({ family }) => family.replaceAll('"', ''));
  return {
    margin: getComputedStyle(document.body).margin,
    isThemed: new Set([light, color(), 'rgba(0, 0, 0, 0)']).size === 3,
    fonts: [...new Set(families)].toSorted(),
    price: document.querySelector('p')?.textContent?.replace('From ', ''),
  };
}
