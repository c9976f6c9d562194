import type { Page } from '@playwright/test';
import { axeFindings, expect, people, test } from './site.ts';

const english = (page: Page) => page.getByRole('region', { name: 'Article, English' });
const arabic = (page: Page) => page.getByRole('region', { name: 'Article, Arabic' });

/** Creates an article and waits until its editor is open. */
async function startArticle(page: Page, title: string) {
  await page.getByRole('button', { name: 'New article' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: /Choose a category/ }).click();
  await page.getByRole('option', { name: 'Routine' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Author', exact: true })).toHaveValue('Noor Haddad');
  await dialog.getByRole('textbox', { name: 'Role of the author' }).fill('Head of evaluations');
  await dialog.getByRole('button', { name: 'Create the article' }).click();
  await expect(english(page).getByRole('textbox', { name: 'Body' })).toBeVisible();
}

test('an article is written by keyboard, previewed, published and read by visitors', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/blog');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await startArticle(page, 'Before the first trade');
  const editor = english(page);
  await expect(editor.getByText('The summary is empty.')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await editor.getByRole('textbox', { name: 'Summary' }).fill('What to write down in the morning.');

  // Words, a heading and a list as in Markdown, marks by their keys; a star is a star.
  const body = editor.getByRole('textbox', { name: 'Body' });
  await body.focus();
  await page.keyboard.type('Write *three* numbers ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('down');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('## The list');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- The balance');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The floor');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('See the ');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await dialog.getByRole('textbox', { name: 'Leads to' }).fill('/nowhere');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('No page of this site answers at /nowhere.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Leads to' }).fill('/programs');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(body.getByRole('link', { name: '/programs' })).toBeVisible();
  await expect(body.getByRole('heading', { level: 2, name: 'The list' })).toBeVisible();
  await expect(body.getByRole('listitem')).toHaveText(['The balance', 'The floor']);

  // The tools are one tab stop, which Alt F10 leads to; Tab leaves the text.
  await body.focus();
  await page.keyboard.press('Alt+F10');
  await expect(editor.getByRole('button', { name: 'Bold' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(body).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(body).not.toBeFocused();
  await expect(editor.getByText('Draft saved')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // The draft survives a reload; nobody else sees it.
  await page.reload();
  await expect(editor.getByRole('textbox', { name: 'Body' }).getByRole('listitem')).toHaveText(['The balance', 'The floor']);
  await editor.getByRole('radio', { name: 'Preview' }).click({ force: true });
  const preview = editor.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1, name: 'Before the first trade' })).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: 'The floor' })).toBeAttached();
  const visitor = await page.context().newPage();
  await visitor.goto('/blog/before-the-first-trade');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page not found');

  await page.bringToFront();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText('Live, version 2')).toBeVisible();
  await visitor.goto('/blog');
  await visitor.getByRole('link', { name: 'Before the first trade' }).first().click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Before the first trade');
  await expect(visitor.getByText('Write *three* numbers down.')).toBeVisible();
  await expect(visitor.locator('strong').filter({ hasText: 'down' })).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('link', { name: '/programs' })).toHaveAttribute('href', '/programs');
});

test.describe('in Dubai', () => {
  test.use({ timezoneId: 'Asia/Dubai' });

  test('a scheduled article is hidden until its moment, and the list says so', async ({ site, page }) => {
    await site.open('/admin-login?returnTo=/admin/blog');
    await site.signIn(people.admin);
    await site.refuseCookies();
    await startArticle(page, 'A later day');
    const editor = english(page);
    await editor.getByRole('textbox', { name: 'Summary' }).fill('Not yet.');
    await editor.getByRole('textbox', { name: 'Body' }).fill('Patience.');
    await editor.getByRole('radio', { name: 'At a later time' }).click({ force: true });
    await expect(editor.getByText('In your time zone, Asia/Dubai.')).toBeVisible();
    await editor.getByLabel('Date and time').fill('2041-03-01T09:30');
    await expect(editor.getByText('Draft saved')).toBeVisible();
    await editor.getByRole('button', { name: 'Publish' }).click();
    await expect(editor.getByText('Appears Mar 1, 2041, 9:30 AM GMT+4')).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto('/blog/a-later-day');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.bringToFront();
    await page.getByRole('link', { name: 'All articles' }).click();
    await page.getByRole('radio', { name: 'Scheduled' }).click({ force: true });
    await expect(page).toHaveURL(/state=scheduled/);
    await expect(page.getByRole('row', { name: /A later day .*Scheduled/ })).toBeVisible();

    // Brought forward, it appears.
    await page.getByRole('link', { name: 'A later day' }).click();
    await editor.getByRole('radio', { name: 'When it is published' }).click({ force: true });
    await expect(editor.getByText('Draft saved')).toBeVisible();
    await editor.getByRole('button', { name: 'Publish' }).click();
    await expect(editor.getByText('Live, version 3')).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A later day');
  });
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a time at which the clocks change is taken as the field says', async ({ site, page }) => {
    await site.open('/admin-login?returnTo=/admin/blog');
    await site.signIn(people.admin);
    await site.refuseCookies();
    await startArticle(page, 'When the clocks change');
    const editor = english(page);
    await editor.getByRole('textbox', { name: 'Summary' }).fill('Not yet.');
    await editor.getByRole('textbox', { name: 'Body' }).fill('Patience.');
    await editor.getByRole('radio', { name: 'At a later time' }).click({ force: true });
    const moment = editor.getByLabel('Date and time');
    await moment.fill('2040-03-25T02:30');
    await expect(editor.getByText('this time does not exist')).toBeVisible();
    await expect(editor.getByText('The site uses 3:30 AM GMT+2.')).toBeVisible();
    await moment.fill('2040-10-28T02:30');
    await expect(editor.getByText('this time occurs twice')).toBeVisible();
    await expect(editor.getByText('The site uses 2:30 AM GMT+2.')).toBeVisible();
    await moment.fill('2040-10-28T03:00');
    await expect(editor.getByText('The site uses')).toBeHidden();
    await moment.fill('2040-10-28T02:30');
    await expect(editor.getByText('Draft saved')).toBeVisible();
    await editor.getByRole('button', { name: 'Publish' }).click();
    await expect(editor.getByText('Appears Oct 28, 2040, 2:30 AM GMT+2')).toBeVisible();

    await editor.getByRole('button', { name: 'Cancel publication' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel publication' }).click();
    await expect(editor.getByText('Never published')).toBeVisible();
  });
});

test('an article is unpublished in one language, and comes back with its date', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/blog?q=trailing');
  await site.signIn(people.admin);
  await site.refuseCookies();
  const visitor = await page.context().newPage();
  const address = '/blog/how-the-trailing-floor-moves';
  const headline = visitor.getByRole('heading', { level: 1 });
  const date = visitor.getByRole('main').locator('time').first();
  // The second page of the list, and the article after this one.
  const places = ['/blog?page=2', '/blog/the-daily-loss-limit-in-numbers'];
  const link = visitor.getByRole('main').getByRole('link', { name: 'How the trailing floor moves' });
  for (const place of places) {
    await visitor.goto(place);
    await expect(link.first()).toBeVisible();
  }
  await visitor.goto(address);
  const published = (await date.getAttribute('datetime')) ?? '';

  await page.bringToFront();
  await page.getByRole('link', { name: 'How the trailing floor moves' }).click();
  const editor = english(page);
  await editor.getByRole('button', { name: 'Unpublish' }).click();
  const question = page.getByRole('alertdialog', { name: 'Unpublish this article?' });
  expect(await axeFindings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Unpublish' }).click();
  await expect(editor.getByText('Unpublished', { exact: true })).toBeVisible();
  await expect(editor.getByRole('status').filter({ hasText: 'Unpublished. Visitors do not see it.' })).toBeFocused();
  await expect(editor.getByText('Not public')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'Unpublish' })).toBeHidden();
  await expect(arabic(page).getByText('Live, version 1')).toBeVisible();
  await visitor.goto(address); // a page of the build
  await expect(headline).toHaveText('Page not found');
  await visitor.goto(`/ar${address}`);
  await expect(headline).toHaveText('كيف يتحرك الحد المتحرك');
  for (const place of places) {
    await visitor.goto(place);
    await expect(link).toHaveCount(0);
  }

  await page.bringToFront();
  await page.getByRole('link', { name: 'All articles' }).click();
  await page.getByRole('radio', { name: 'Unpublished' }).click({ force: true });
  await page
    .getByRole('row', { name: /Unpublished/ })
    .getByRole('link')
    .click();
  await editor.getByRole('textbox', { name: 'Summary' }).fill('Put right.');
  await expect(editor.getByText('Draft saved')).toBeVisible();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor.getByText('Live, version 3')).toBeVisible();
  await visitor.goto(address);
  await expect(visitor.getByText('Put right.')).toBeVisible();
  await expect(date).toHaveAttribute('datetime', published);
});

test.describe('an address that is taken', () => {
  test.use({ expectedErrors: [/status of 409|The backend did not accept a change/] });

  test('an article moves to another address in both languages, and the old one leads there', async ({ site, page }) => {
    await site.open('/admin-login?returnTo=/admin/blog?q=trailing');
    await site.signIn(people.admin);
    await site.refuseCookies();
    await page.getByRole('link', { name: 'How the trailing floor moves' }).click();
    await expect(english(page).getByRole('textbox', { name: 'Title' })).toHaveValue('How the trailing floor moves');
    await expect(arabic(page).getByRole('textbox', { name: 'Title' })).toHaveValue('كيف يتحرك الحد المتحرك');
    // Opening changes nothing.
    await expect(english(page).getByText('Live, version 1')).toBeVisible();
    await expect(english(page).getByText('No changes')).toBeVisible();

    await page.getByRole('button', { name: 'Change the address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Address' }).fill('one-step-or-two');
    await dialog.getByRole('button', { name: 'Move the article' }).click();
    await expect(dialog.getByText('Another article has this address.')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('The floor');
    await expect(dialog.getByRole('button', { name: 'Move the article' })).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'Address' }).fill('the-trailing-floor');
    await dialog.getByRole('button', { name: 'Move the article' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('/blog/the-trailing-floor')).toBeVisible();

    const visitor = await page.context().newPage();
    await visitor.goto('/blog/how-the-trailing-floor-moves'); // a page of the build
    await expect(visitor).toHaveURL('/blog/the-trailing-floor');
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('How the trailing floor moves');
    await visitor.goto('/ar/blog/how-the-trailing-floor-moves');
    await expect(visitor).toHaveURL('/ar/blog/the-trailing-floor');
  });
});

test('what is pasted becomes text that an article can hold, and nothing of it runs', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/blog');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await startArticle(page, 'Pasted');
  const body = english(page).getByRole('textbox', { name: 'Body' });
  await body.focus();
  await body.evaluate((element) => {
    const data = new DataTransfer();
    const html =
      '<h1>Pasted</h1><p onclick="document.title=1">One <b>bold</b> <a href="javascript:alert(1)">trap</a> and <a href="/rules">rules</a>' +
      '<img src="x" onerror="document.title=1"><script>document.title=1</scr' +
      'ipt></p><ul><li>Item</li></ul>';
    data.setData('text/html', html);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(body.getByRole('heading', { level: 2, name: 'Pasted' })).toBeVisible();
  await expect(body.getByRole('listitem')).toHaveText(['Item']);
  await expect(body.getByRole('link')).toHaveText(['rules']);
  expect(await body.locator('img[onerror], script, [onclick]').count()).toBe(0);
  await expect(page).not.toHaveTitle('1');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(body.getByRole('listitem')).toHaveCount(0);
});

test('a draft is read with a link by somebody without an account, and another window is seen', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/blog');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await startArticle(page, 'For a second reader');
  const editor = english(page);
  await editor.getByRole('textbox', { name: 'Body' }).fill('Is this right?');
  await expect(editor.getByText('Draft saved')).toBeVisible();
  await editor.getByRole('button', { name: 'Preview link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview link' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  const address = page.url();
  await page.keyboard.press('Escape');

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(english(other).getByText('You have this open in another window')).toBeVisible();
  await expect(editor.getByText('You have this open in another window')).toBeVisible();

  await other.goto(link);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('For a second reader');
  await expect(other.getByText('Is this right?')).toBeVisible();
  await expect(other.getByText('This is a draft')).toBeVisible();
  await expect(other.locator('meta[name="robots"][content="noindex"]').first()).toBeAttached();
  await expect(editor.getByText('You have this open in another window')).toBeHidden();
  await other.goto(link.replace('preview-1', 'preview-2'));
  await expect(other.getByText('This link is not complete or was changed.')).toBeVisible();
});
