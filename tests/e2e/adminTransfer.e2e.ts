import { readFile } from 'node:fs/promises';
import { expect, people, test } from './site.ts';

test('content is exported, changed in a file and imported as a draft; wrong files are refused with the reason', async ({
  site,
  page,
}) => {
  await site.open('/admin-login?returnTo=/admin/seo');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await page.getByRole('link', { name: '/pricing', exact: true }).first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).not.toBeEmpty();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as JSON' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^seo_config-pricing-(?:en|ar)\.json$/);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { readonly fields: object };
  const choose = (content: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'seo.json', mimeType: 'application/json', buffer: Buffer.from(content) });

  const before = await title.inputValue();
  for (const [content, reason] of [
    ['{"format":', /not valid JSON/],
    ['{"title":"Prices"}', /not exported from this console/],
    [JSON.stringify({ ...file, table: 'cta_config' }), /other content \(cta_config\)/],
    [JSON.stringify({ ...file, fields: { ...file.fields, version: 9 } }), /do not belong here: version/],
    [JSON.stringify({ ...file, fields: { title: ['Prices'] } }), /another kind than here: title/],
  ] as const) {
    await choose(content);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(title).toHaveValue(before);
  }
  await choose(JSON.stringify(file));
  await expect(page.getByText('The file has the same content as this page.')).toBeVisible();

  await choose(JSON.stringify({ ...file, fields: { ...file.fields, title: 'Prices of every size' } }));
  await expect(page.getByText('Imported into the draft: one field changed.')).toBeVisible();
  await expect(title).toHaveValue('Prices of every size');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Prices of every size');
});
