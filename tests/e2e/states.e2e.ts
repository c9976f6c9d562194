// Every state of a page is free of accessibility violations, in both themes.
import * as floating from '@duneline/specs/messages/floating';
import * as footer from '@duneline/specs/messages/footer';
import * as panels from '@duneline/specs/messages/panels';
import type { Locator, Page } from '@playwright/test';
import { axeFindings, expect, test, type Site } from './site.ts';

interface State {
  readonly name: string;
  readonly path: string;
  readonly width?: number;
  /** Brings the page into the state, and returns the element that shows it. */
  readonly reach: (page: Page) => Promise<Locator>;
  /** The cookie banner is not answered. */
  readonly isAsked?: boolean;
}

const states: State[] = [
  {
    name: 'the open side menu',
    path: '/',
    width: 360,
    reach: async (page) => {
      await page.getByRole('button', { name: /menu/i }).click();
      return page.getByRole('dialog').getByRole('navigation').first();
    },
  },
  {
    name: 'the cookie banner with its choices',
    path: '/',
    width: 360,
    isAsked: true,
    reach: async (page) => {
      await page.getByRole('button', { name: 'Customize' }).click();
      return page.getByRole('button', { name: 'Save Preferences' });
    },
  },
  {
    name: 'the open legal panel',
    path: '/about',
    reach: async (page) => {
      const panel = page.locator('details', { hasText: footer.legalTitle });
      await panel.locator('summary').click();
      return panel.getByRole('button', { name: panels.legalCopy });
    },
  },
  {
    name: 'the legal text on a page of its own',
    path: '/about',
    reach: async (page) => {
      const panel = page.locator('details', { hasText: footer.legalTitle });
      await panel.locator('summary').click();
      await panel.getByRole('button', { name: panels.legalFullPage }).click();
      return page.getByRole('dialog', { name: panels.legalDialogTitle });
    },
  },
  {
    name: 'every question of home, open',
    path: '/',
    reach: async (page) => {
      for (const question of await page.locator('main details > summary:visible').all()) await question.click();
      return page.locator('main details[open]').first();
    },
  },
  {
    name: 'the chat before anything of it is loaded',
    path: '/about',
    reach: async (page) => {
      await page.getByRole('button', { name: floating.chat, exact: true }).click();
      return page.getByRole('dialog', { name: floating.chatTitle });
    },
  },
  {
    name: 'articles of which none is found',
    path: '/blog?q=zeppelin',
    reach: async (page) => page.getByRole('heading', { name: 'No articles found' }),
  },
  {
    name: 'the sign-in that is refused',
    path: '/affiliate-login',
    reach: async (page) => {
      await page.getByRole('textbox', { name: /e-mail/i }).fill('nobody@duneline.example');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      return page.getByRole('alert').first();
    },
  },
  {
    name: 'the checkout that was asked for a size there is not',
    path: '/checkout?tier=99&type=1-step',
    reach: async (page) => page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert')).first(),
  },
];

async function enter(site: Site, { path, width = 1280, isAsked = false }: State, theme: string) {
  const { page } = site;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height: 800 });
  await page.addInitScript((name) => localStorage.setItem('prop-firm-theme', name), theme);
  await site.open(path);
  await expect(page.getByRole('region', { name: /cookie/i })).toBeVisible();
  if (!isAsked) await site.refuseCookies();
}

test.use({ expectedErrors: [/status of 400/] }); // Logged by the browser.
for (const state of states) {
  test(`${state.name} has no accessibility violation`, async ({ site, page }) => {
    for (const theme of ['dark', 'light']) {
      await enter(site, state, theme);
      await expect(await state.reach(page)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await page.evaluate(() => [localStorage, sessionStorage].forEach((store) => store.clear()));
    }
  });
}
