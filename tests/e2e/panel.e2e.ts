import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { axeFindings, expect, people, test } from './site.ts';

const tabs = ['Requests', 'Tables', 'Inbox', 'Realtime', 'Scenario'];
const panelOf = (page: Page) => page.getByRole('region', { name: 'Embedded backend' });

async function openPanel(page: Page, tab = 'Requests') {
  await page.getByRole('button', { name: 'Open the backend panel' }).click();
  const panel = panelOf(page);
  await panel.getByRole('tab', { name: tab }).click();
  return panel;
}

test('the keyboard opens the panel, walks through its tabs, and is back where it was after it closes', async ({ site, page }) => {
  await site.open('/about');
  const launcher = page.getByRole('button', { name: 'Open the backend panel' });
  await expect(launcher).toBeVisible();
  await page.keyboard.press('Alt+Shift+B');
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'Embedded backend' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('tab', { name: 'Requests' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('tab', { name: 'Tables' })).toBeFocused();
  await expect(panel.getByRole('combobox', { name: 'Table' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(panel.getByRole('tab', { name: 'Scenario' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('the button is beside the cookie banner where it is without it, and opens the panel over it', async ({ site, page }) => {
  await site.open('/about');
  const launcher = page.getByRole('button', { name: 'Open the backend panel' });
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  const beside = await launcher.boundingBox();
  await launcher.click();
  await page.getByRole('button', { name: 'Close the backend panel' }).click();
  await site.refuseCookies();
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden();
  expect(await launcher.boundingBox()).toEqual(beside);
});

test('requests show what went over, and whether the specs agree', async ({ site, page }) => {
  await site.open('/affiliate-login');
  const panel = await openPanel(page);
  // A late request of the page would fill the list again.
  await expect(async () => {
    await panel.getByRole('button', { name: 'Clear' }).click();
    await expect(panel.getByText('No request yet')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await site.signIn(people.affiliate);
  await expect(page).toHaveURL('/affiliate-dashboard');
  const entry = panel.getByRole('group').filter({ hasText: 'tokenByPassword' });
  await entry.getByText('tokenByPassword').click();
  await expect(entry.getByText('Request fits its schema')).toBeVisible();
  await expect(entry.getByText('Answer fits its schema')).toBeVisible();
  await expect(entry.getByRole('textbox', { name: 'Request: body' })).toHaveValue(new RegExp(people.affiliate.email));
  await panel.getByRole('searchbox').fill('no such thing');
  await expect(panel.getByText('No request matches')).toBeVisible();
});

test('a row can be added, changed and deleted, and Postgres says what it does not take', async ({ site, page }) => {
  await site.open('/about');
  const panel = await openPanel(page, 'Tables');
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('tracking_events');
  await panel.getByRole('button', { name: 'Add row' }).click();
  await panel.getByRole('textbox', { name: 'session_id' }).fill('made-by-hand');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toContainText('23502: null value in column "page_path"');
  await panel.getByRole('textbox', { name: 'page_path' }).fill('/by-hand');
  await panel.getByRole('button', { name: 'Save' }).click();

  const row = panel.getByRole('row').filter({ hasText: 'made-by-hand' });
  await row.getByText('/by-hand').click();
  await expect(panel.getByRole('textbox', { name: 'page_path' })).toBeFocused();
  await panel.getByRole('textbox', { name: 'page_path' }).fill('no path');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('alert')).toContainText('23514');
  await panel.getByRole('textbox', { name: 'page_path' }).fill('/changed');
  await panel.getByRole('button', { name: 'Save' }).click();
  await row.getByText('/changed').click();
  await panel.getByRole('button', { name: 'Delete row' }).click();
  await expect(panel.getByRole('combobox', { name: 'Table' })).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('the mail of a new account is in the inbox', async ({ site, page }) => {
  await site.open('/affiliate-signup');
  await page.getByLabel('Your name').fill('Amira Saleh');
  await page.getByRole('textbox', { name: /e-mail/i }).fill('amira.saleh@duneline.example');
  await page.getByLabel('Password', { exact: true }).fill('a long walk over dunes');
  await page.getByRole('button', { name: /create|sign up/i }).click();
  const panel = await openPanel(page, 'Inbox');
  await expect(panel.getByText('amira.saleh@duneline.example')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Copy code' })).toBeVisible();
});

test('a persona is signed in with one press', async ({ site, page }) => {
  await site.open('/admin-login');
  const panel = await openPanel(page, 'Scenario');
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'admin', exact: true }).click()]);
  await expect(panel.getByRole('tab', { name: 'Scenario' })).toHaveAttribute('aria-selected', 'true'); // Still open, in the same position.
  await site.open('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/admin');
});

test('a scenario begins from the panel, which says its name', async ({ site, page }) => {
  await site.open('/about');
  const panel = await openPanel(page, 'Scenario');
  await panel.getByRole('combobox', { name: 'Scenario' }).selectOption('role-lost');
  await expect(panel.getByText('The admin is signed in, but her role was taken away')).toBeVisible();
  await panel.getByRole('button', { name: 'Begin scenario' }).click();
  await expect(page).toHaveURL('/about?scenario=role-lost');
  await expect(panel.getByText('role-lost').first()).toBeVisible();
  await site.open('/admin');
  await expect(page.getByText("You don't have permission to access the Admin Console.")).toBeVisible();
});

test('a scenario is exported to a file, and begins again from it', async ({ site, page }) => {
  await site.open('/about');
  const panel = await openPanel(page, 'Tables');
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('theme_config');
  await panel.getByRole('cell', { name: 'Night market' }).click();
  await panel.getByRole('textbox', { name: 'name' }).fill('Dusk market');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel.getByRole('cell', { name: 'Dusk market' })).toBeVisible();

  await panel.getByRole('tab', { name: 'Scenario' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), panel.getByRole('button', { name: 'Export' }).click()]);
  expect(download.suggestedFilename()).toBe('my-scenario.yaml');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('name: Dusk market');

  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(panel.getByText('The scenario is back where it began.')).toBeVisible();
  const upload = (name: string, content: string) =>
    panel.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/yaml', buffer: Buffer.from(content) });
  await upload('broken.yaml', 'summary: X\ntables: { no_such_table: [] }\n');
  await expect(panel.getByRole('alert')).toContainText('at tables.no_such_table: the project has no such table');
  await upload('dusk.yaml', text);
  await expect(panel.getByText('dusk', { exact: true }).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Tables' }).click();
  await panel.getByRole('combobox', { name: 'Table' }).selectOption('theme_config');
  await expect(panel.getByRole('cell', { name: 'Dusk market' })).toBeVisible();
});

for (const theme of ['dark', 'light']) {
  test(`the panel has no accessibility violation in the ${theme} theme`, async ({ site, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((name) => localStorage.setItem('prop-firm-theme', name), theme);
    await site.open('/about');
    const panel = await openPanel(page);
    await panel.locator('summary').first().click();
    for (const tab of tabs) {
      await panel.getByRole('tab', { name: tab }).click();
      expect(await axeFindings(page), tab).toEqual([]);
    }
  });
}

for (const width of [320, 360, 1280]) {
  test(`the panel fits into ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 740 });
    await site.open('/about');
    const panel = await openPanel(page);
    for (const tab of tabs) {
      await panel.getByRole('tab', { name: tab }).click();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(overflow, tab).toBeLessThanOrEqual(0);
    }
  });
}

test('neither the panel nor its button is printed', async ({ site, page }) => {
  await site.open('/about');
  const launcher = page.getByRole('button', { name: 'Open the backend panel' });
  await expect(launcher).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(launcher).toBeHidden();
});
