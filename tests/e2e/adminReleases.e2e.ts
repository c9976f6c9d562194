import type { Page } from '@playwright/test';
import { axeFindings, clockJumpErrors, expect, people, test } from './site.ts';

const promo = 'Ramadan hours: support answers from 10:00 to 16:00 (UTC+4)';
const blogTitle = 'Blog: risk, rules and routine';

/** Chooses the two seeded drafts, and names the release. */
async function chooseBoth(page: Page, name: string) {
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Promo bar' }).click({ force: true });
  await page.getByRole('checkbox', { name: '/blog', exact: true }).click({ force: true });
  await page.getByRole('textbox', { name: 'Name of the release' }).fill(name);
}

test('two documents go live together on an open page, and are rolled back together', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/releases');
  await site.signIn(people.admin);
  await site.refuseCookies();
  const visitor = await page.context().newPage();
  await visitor.goto('/blog');
  const before = await visitor.title();

  await chooseBoth(page, ' ');
  await page.getByRole('button', { name: 'Publish 2 documents' }).click();
  await expect(page.getByText('Give the release a name.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name of the release' }).fill('Ramadan');
  await page.getByRole('button', { name: 'Publish 2 documents' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish 2 documents' }).click();
  const release = page.getByRole('region', { name: 'Ramadan', exact: true });
  await expect(release).toContainText('Live');
  await expect(release).toContainText('Noor Haddad');
  await expect(page.getByRole('checkbox', { name: 'Promo bar' })).toHaveCount(0);
  await expect(visitor.getByText(promo)).toBeVisible();
  await expect(visitor).toHaveTitle(new RegExp(blogTitle));

  // The link leads to the document's editor, which knows the version.
  await release.getByRole('link', { name: '/blog' }).click();
  await expect(page.getByText('Live, version 2')).toBeVisible();
  await page.goBack();

  await release.getByRole('button', { name: 'Roll back' }).click();
  const dialog = page.getByRole('dialog', { name: 'Roll back “Ramadan”?' });
  await test.step('what it would change is shown first', async () => {
    const title = dialog.getByRole('table', { name: 'Changes: /blog' }).getByRole('row', { name: /^title/ });
    await expect(title).toContainText(blogTitle);
    await expect(title).toContainText(before.split(' | ')[0] ?? '');
    await expect(dialog.getByRole('table', { name: 'Changes: Promo bar' })).toContainText(promo);
    expect(await axeFindings(page)).toEqual([]);
  });
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await expect(release).toContainText('Rolled back');
  await expect(visitor.getByText(promo)).toHaveCount(0);
  await expect(visitor).toHaveTitle(before);
});

test.describe('a planned release', () => {
  test.use({ expectedErrors: clockJumpErrors });

  test('goes live at its time without anybody pressing a key, and one whose draft was edited fails with the reason', async ({
    site,
    page,
  }) => {
    await page.clock.install();
    await site.open('/admin-login?returnTo=/admin/releases');
    await site.signIn(people.admin);
    await site.refuseCookies();
    await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
    const plan = async (name: string, document: string) => {
      await page.getByRole('checkbox', { name: document, exact: true }).click({ force: true });
      await page.getByRole('textbox', { name: 'Name of the release' }).fill(name);
      await page.getByRole('radio', { name: 'At a later time' }).click({ force: true });
      const soon = await page.evaluate(() => {
        const at = Date.now() + 120_000;
        return new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
      });
      await page.getByLabel('Date and time').fill(soon);
      await page.getByRole('button', { name: 'Plan one document' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Plan one document' }).click();
      await expect(page.getByRole('region', { name, exact: true })).toContainText('Planned');
    };
    await plan('Ramadan', 'Promo bar');
    await plan('Titles', '/blog');

    // Another edit of a planned draft is shown, and prevents its publication.
    await page.getByRole('region', { name: 'Titles', exact: true }).getByRole('link', { name: '/blog' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Blog: typed later');
    await expect(page.getByText('Draft saved')).toBeVisible();
    await page.goBack();
    const titles = page.getByRole('region', { name: 'Titles', exact: true });
    await expect(titles).toContainText('Changed since');

    await page.clock.fastForward(130_000);
    await page.clock.fastForward(11_000);
    await expect(page.getByRole('region', { name: 'Ramadan', exact: true })).toContainText('Live since');
    await expect(titles).toContainText('One of its drafts was edited after it was planned.');

    // A failed release is removed, and its draft stays.
    await titles.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(titles).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: '/blog', exact: true })).toBeVisible();
    await site.open('/');
    await expect(page.getByText(promo)).toBeVisible();
  });
});
