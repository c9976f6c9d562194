import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { scenarios } from '@duneline/specs/scenarios';
import { expect, people, test } from './site.ts';

test('a scenario in the address lasts in its tab until an empty one is opened', async ({ site, page }) => {
  await site.open('/?scenario=role-lost');
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await site.open('/admin');
  await expect(page.getByText("You don't have permission to access the Admin Console.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("You don't have permission to access the Admin Console.")).toBeVisible();
  await site.open('/admin?scenario=');
  await expect(page).toHaveURL(/\/admin-login/);
  await site.signIn(people.admin);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test.describe('a session that has run out', () => {
  test.use({ expectedErrors: [/400/] });
  test('leads back to signing in, and from there on', async ({ site, page }) => {
    await site.open('/affiliate-dashboard?scenario=expired-session');
    await expect(page).toHaveURL(/\/login\?returnTo=/);
    await site.signIn(people.affiliate);
    await expect(page).toHaveURL(/\/affiliate-dashboard/);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_FAILED|Failed to fetch|Failed to load/] });
  test('signing in says that the server cannot be reached, and what was typed stays', async ({ site, page }) => {
    await site.open('/affiliate-login?scenario=offline');
    await site.signIn(people.affiliate);
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /e-mail/i })).toHaveValue(people.affiliate.email);
  });
});

test.describe('too many sign-ins', () => {
  test.use({ expectedErrors: [/429/] });
  test('are refused three times, and the fourth passes', async ({ site, page }) => {
    await site.open('/affiliate-login?scenario=rate-limited');
    await site.signIn(people.affiliate);
    await expect(page.getByRole('alert')).toBeVisible();
    const submit = page.getByRole('button', { name: 'Sign in', exact: true });
    await expect(async () => {
      if (await submit.isVisible()) await submit.click();
      await expect(page).toHaveURL('/affiliate-dashboard', { timeout: 2000 });
    }).toPass();
  });
});

test.describe('an unknown scenario', () => {
  test.use({ expectedErrors: [/There is no scenario "slwo"/] });
  test('is told in the console with those that there are, and the site works', async ({ site, page }) => {
    await site.open('/affiliate-login?scenario=slwo');
    await site.signIn(people.affiliate);
    await expect(page).toHaveURL('/affiliate-dashboard');
    expect(site.errors[0]).toContain(Object.keys(scenarios).join(', '));
  });
});

test('npm start refuses a scenario that nobody knows before it builds', async () => {
  const root = join(import.meta.dirname, '..', '..');
  await expect(promisify(execFile)('node', ['tools/start.mjs', '--scenario', 'slwo'], { cwd: root })).rejects.toMatchObject({
    code: 1,
    stderr: `There is no scenario "slwo". Scenarios: ${Object.keys(scenarios).join(', ')}.\n`,
  });
});
