import { readFile } from 'node:fs/promises';
import * as t from '@duneline/specs/messages/personal-data';
import { pathOf, sectionPath } from '../../apps/site/src/lib/areas/areas.ts';
import { openAs } from './affiliateArea.ts';
import { expect, people, test } from './site.ts';

for (const [persona, area] of [
  ['trader', 'dashboard'],
  ['affiliate', 'affiliate'],
] as const) {
  test(`the ${persona} downloads everything that is stored about them`, async ({ site, page }) => {
    await openAs(site, persona, sectionPath(area, 'settings'));
    await site.refuseCookies();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: t.exportNow }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('my-data.json');
    const data = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, readonly object[]>;
    expect(data['account']).toMatchObject({ email: people[persona].email });
    expect(data['profiles']).toHaveLength(1);
    expect(data['affiliates']).toHaveLength(persona === 'affiliate' ? 1 : 0);
  });
}

test('a trader requests that the account is deleted, and finds the ticket in the own support', async ({ site, page }) => {
  await openAs(site, 'trader', sectionPath('dashboard', 'settings'));
  await site.refuseCookies();
  await page.getByRole('button', { name: t.deleteAccount }).click();
  await page.getByRole('button', { name: t.deleteConfirm }).click();
  await page.getByRole('link', { name: t.deleteTicket }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf('dashboard')}/support/`));
  await expect(page.getByRole('main').getByRole('heading', { name: t.deleteSubject })).toBeVisible();
});
