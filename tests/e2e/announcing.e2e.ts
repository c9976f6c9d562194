import * as t from '@duneline/specs/messages/admin-business';
import * as content from '@duneline/specs/messages/admin-content';
import type { Page } from '@playwright/test';
import { pathOf, sectionsOf } from '../../apps/site/src/lib/areas/areas.ts';
import { handleControls } from '../accessibility/handleControls.ts';
import { openAs } from './affiliateArea.ts';
import { expect, test, type Site } from './site.ts';

// Live regions speak twice under the headers of production, also where `npm test -- visual`, which opens each section, does not get to:
// on records and in dialogs.

/** Uses all controls of what is open, which stays as it is. */
async function use(site: Site, page: Page, what: string) {
  const kinds = await handleControls(page);
  expect(site.errors, what).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible();
  return kinds;
}

test('every control of the first record of each section speaks twice', async ({ site, page }) => {
  test.slow(); // About twenty records.
  await openAs(site, 'admin', '/admin');
  await site.refuseCookies();
  const used = new Set<string>();
  for (const { id, label, path, hasRecords } of sectionsOf('admin')) {
    if (!hasRecords) continue;
    await site.open(pathOf('admin') + path);
    const record = page.locator('main tbody tr').first().getByRole('link').first();
    await record.click();
    await expect(page, id).toHaveURL(new RegExp(`/admin${path}/.`));
    await expect(page.getByRole('heading', { level: 1, name: label, exact: true }), id).toHaveCount(0);
    await expect(page.locator('main').getByRole('heading', { level: 2 }).first(), id).toBeVisible();
    for (const kind of await use(site, page, id)) used.add(kind);
  }
  await site.open(`${pathOf('admin')}/components`);
  await page.getByRole('link', { name: content.componentTypingHeadline }).click();
  await expect(page.getByRole('textbox', { name: content.settingPause })).toBeVisible();
  expect(await use(site, page, 'typing headline')).toContain('number');
  expect([...used]).toEqual(expect.arrayContaining(['drag', 'select', 'slider', 'sort']));
});

test('every control of a dialog speaks twice', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/coupons');
  await site.refuseCookies();
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await use(site, page, 'coupon')).toContain('number');
  await site.open('/admin/affiliates');
  await page.getByRole('row', { name: /LEILA/ }).getByRole('link').first().click();
  await page.getByRole('button', { name: t.changeRate }).click();
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible();
  expect(await use(site, page, 'rate')).toContain('number');
});
