import { join } from 'node:path';
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchOptions } from '../../tools/browser.mjs';
import { freePort } from '../freePort.ts';
import { startServer, type StartedServer } from '../startServer.ts';

/** Without a cache the server bundles dependencies first; generous, so that only a hang fails. */
const patience = 300_000;

let browser: Browser;
let server: StartedServer;
let base: string;

beforeAll(async () => {
  base = `http://localhost:${await freePort()}`;
  browser = await chromium.launch(await launchOptions());
  // As in a new clone: without a report of the unit tests.
  const env = { ...process.env, UNIT_REPORT: join(import.meta.dirname, 'no', 'report.json'), STORYBOOK_DISABLE_TELEMETRY: '1' };
  const args = ['dev', '-p', new URL(base).port, '--exact-port', '--ci', '--no-open'];
  server = await startServer({ program: 'storybook', args, url: `${base}/index.json`, env });
}, patience);
afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  await browser?.close();
});

it.each([
  ['a story of the kit', 'actions-button--variants', 'story'],
  ['a docs page', 'actions-button--docs', 'docs'],
  ['a playground', 'actions-button--playground', 'story'],
  ['a written page', 'guides-theming--docs', 'docs'],
  ['the page of a statechart', 'machines-theme--try-out', 'story'],
  ['a page of the site', 'site-pages--pricing', 'story'],
  ['the sandbox', 'sandbox--example', 'story'],
])(
  '%s opens in the development build without an error or a warning of React',
  async (_, id, viewMode) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    // A failed load is logged without its URL, and reported below. The page's prerendered copy does not exist in Storybook.
    const isExpected = /websocket|Failed to load resource|^404 .*\/pricing$/i;
    const note = (error: string) => isExpected.test(error) || errors.push(error);
    page.on('pageerror', (error) => note(String(error)));
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('response', (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`));
    const root = page.locator(`.sb-show-main #storybook-${viewMode === 'docs' ? 'docs' : 'root'} > *`).first();
    // Without a cache, the server bundles dependencies while the first page loads, which must then be reloaded.
    await vi.waitFor(
      async () => {
        errors.length = 0;
        await page.goto(`${base}/iframe.html?id=${id}&viewMode=${viewMode}`, { timeout: patience });
        await root.waitFor({ state: 'attached', timeout: 60_000 });
      },
      { timeout: patience },
    );
    expect(errors).toEqual([]);
    expect(server.output()).not.toMatch(/Failed to resolve|Internal server error|transform error/i);
    await page.close();
  },
  patience,
);

it(
  'opens on the first written page, not on an empty canvas',
  async () => {
    const page = await browser.newPage();
    await page.goto(base, { timeout: patience });
    const title = page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 });
    await title.waitFor({ timeout: patience });
    expect(await title.innerText()).toBe('Five-minute start');
    await page.close();
  },
  patience,
);

it.each([
  'overlays-dialog',
  'overlays-alertdialog',
  'overlays-lightbox',
  'overlays-popover',
  'navigation-commandpalette',
  'actions-menu',
  'forms-select',
  'forms-datepicker',
  'forms-daterangepicker',
  'forms-formsummary',
  'foundations-layers',
  'foundations-colours',
])(
  'on the docs page %s no story covers the others, or changes or scrolls the page',
  async (component) => {
    const page = await browser.newPage();
    await vi.waitFor(
      async () => {
        await page.goto(`${base}/iframe.html?id=${component}--docs&viewMode=docs`, { timeout: patience });
        await page.getByRole('switch', { name: 'Show code' }).first().waitFor({ timeout: 60_000 });
      },
      { timeout: patience },
    );
    const areFramesLoaded = () =>
      [...document.querySelectorAll('iframe')].every((frame) => frame.contentDocument?.querySelector('body.sb-show-main'));
    await page.waitForFunction(areFramesLoaded, null, { timeout: 60_000 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const buttons = page.getByRole('switch', { name: 'Show code' });
    for (let left = await buttons.count(); left > 0; left--) await buttons.first().click({ timeout: 60_000 });
    expect(await page.locator('[role=dialog], [role=alertdialog], [role=listbox]').count()).toBe(0);
    expect((await page.locator('html').getAttribute('class')) ?? '').not.toMatch(/contrast|light/);
    await page.close();
  },
  patience,
);
