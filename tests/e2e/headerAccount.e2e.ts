import * as person from '@duneline/specs/messages/person';
import * as panels from '@duneline/specs/messages/panels';
import * as shell from '@duneline/specs/messages/shell';
import type { Page } from '@playwright/test';
import { expect, people, test } from './site.ts';

const account = person.accountMenu({ address: people.trader.email });
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: account });

test('whoever is signed in finds their account in the header of every public page, and signs out there', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await site.open('/affiliate-login?returnTo=/pricing');
  await site.refuseCookies();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/pricing');
  await menu(page).click();
  await page.getByRole('menuitem', { name: person.traderDashboard }).click();
  await expect(page).toHaveURL('/dashboard');
  await site.open('/about');
  await menu(page).press('Enter');
  await page.getByRole('menuitem', { name: person.signOut }).press('Enter');
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('on a phone, the side menu shows who is signed in', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/affiliate-login?returnTo=/pricing');
  await site.refuseCookies();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('button', { name: shell.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: panels.menuTitle });
  await expect(drawer.getByRole('region', { name: account })).toContainText(people.trader.email);
  await drawer.getByRole('button', { name: person.signOut }).click();
  await expect(drawer.getByRole('region', { name: account })).toHaveCount(0);
});
