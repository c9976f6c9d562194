import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import { expect, people, test } from './site.ts';

const drawing = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="120">${inside}</svg>`);
const sun = drawing('<rect width="240" height="120" fill="#1c1917"/><circle cx="200" cy="30" r="24" fill="#e0a83a"/>');

/** The file input of the upload panel. */
const fileInput = (page: Page) => page.getByLabel('Picture', { exact: true });

/** Describes the selected file and adds it. */
async function addPicture(page: Page) {
  await page.getByRole('textbox', { name: 'Alternative text, English' }).fill('A sun over dark dunes.');
  await page.getByRole('textbox', { name: 'Alternative text, Arabic' }).fill('شمس فوق كثبان داكنة.');
  await page.getByRole('button', { name: 'Add a picture' }).click();
}

test('files that hold no picture, a program, or too much are refused with the reason', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/media');
  await site.signIn(people.admin);
  await expect(page.getByRole('heading', { level: 1, name: 'Media' })).toBeVisible();

  await fileInput(page).setInputFiles({ name: 'setup.png', mimeType: 'image/png', buffer: Buffer.from('MZ\u0090\u0000\u0003') });
  await addPicture(page);
  await expect(page.getByText('setup.png contains no picture that can be read.')).toBeVisible();

  await fileInput(page).setInputFiles({ name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) });
  await expect(page.getByText(/empty\.png was not added: it is empty/).first()).toBeVisible();

  const script = drawing('<script>document.title = "hacked"</script>');
  await fileInput(page).setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: script });
  await addPicture(page);
  await expect(page.getByText('logo.svg contains a script, which a picture must not.')).toBeVisible();

  await fileInput(page).setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(20_000_000) });
  await expect(page.getByText(/large\.png/).first()).toBeVisible();
  await expect(page.getByText(/5 MB|5\.2 MB/).first()).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(6);
});

test('a picture is added, described, cropped, shown by a page and kept while it is shown', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/media');
  await site.signIn(people.admin);
  await site.refuseCookies();

  // Both languages are required.
  await fileInput(page).setInputFiles({ name: 'Sun.svg', mimeType: 'image/svg+xml', buffer: sun });
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await expect(page.getByText('The English alternative text is empty.')).toBeVisible();
  await expect(page.getByText('The Arabic alternative text is empty.')).toBeVisible();
  await addPicture(page);
  await expect(page.getByText('The picture is in the library as a draft. Open it to publish it.')).toBeVisible();

  await page.getByRole('link', { name: 'Sun', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sun' })).toBeVisible();
  await page.getByRole('slider', { name: 'From the left, percent' }).press('End');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Live, version 2')).toBeVisible();

  // A block of the page /about shows it as a square that includes the focal point.
  await site.open('/admin/content');
  await page
    .getByRole('row', { name: /\/about #money .* English/ })
    .getByRole('link')
    .click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('menuitem', { name: 'Picture' }).click();
  await expect(page.getByText('No picture is chosen.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await page.getByRole('button', { name: /Choose a picture/ }).click();
  await page.getByRole('option', { name: 'Sun', exact: true }).click();
  await page.getByRole('button', { name: /Whole/ }).click();
  await page.getByRole('option', { name: /^Square/ }).click();
  await expect(page.frameLocator('iframe').getByRole('img', { name: 'A sun over dark dunes.' })).toBeAttached();
  await expect(page.getByText('Draft saved')).toBeVisible();
  const visitor = await page.context().newPage();
  await visitor.goto('/about');
  await page.bringToFront();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Live, version 2')).toBeVisible();

  const shown = visitor.getByRole('img', { name: 'A sun over dark dunes.' });
  await expect(shown).toBeAttached();
  expect(
    await shown.evaluate((image: HTMLImageElement) => ({
      natural: [image.naturalWidth, image.naturalHeight],
      isSquare: image.clientWidth === image.clientHeight,
      position: image.style.objectPosition,
    })),
  ).toEqual({ natural: [240, 120], isSquare: true, position: '100% 50%' });

  // The library names the places where it is used, and does not delete it.
  await site.open('/admin/media');
  await page.getByRole('link', { name: 'Sun', exact: true }).click();
  await expect(page.getByText('Text of /about #money')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
});
