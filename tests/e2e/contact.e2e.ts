import { brand, contact } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { axeFindings, expect, test } from './site.ts';

const text = 'May I change the platform of an account that is open?';
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Send the message' });
const arrived = (page: Page) => page.getByRole('heading', { name: 'Your message has arrived.' });

async function write(page: Page, changes: Partial<Record<'name' | 'email' | 'message', string>> = {}) {
  await field(page, 'Your name').fill(changes.name ?? 'Hana Saleh');
  await field(page, 'E-mail address').fill(changes.email ?? 'hana@mail.example');
  await field(page, 'Message').fill(changes.message ?? text);
}

/** The bodies of the sent messages. */
function watch(page: Page) {
  const bodies: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/functions/v1/contact')) bodies.push(request.postDataJSON());
  });
  return bodies;
}

// Fading elements do not have their final contrast yet.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('a message is sent once however often it is pressed, and its arrival takes the focus', async ({ site, page }) => {
  const bodies = watch(page);
  await site.open('/contact?topic=press');
  await site.refuseCookies();
  await expect(page.getByRole('radio', { name: 'Press', exact: true })).toBeChecked();
  await write(page);
  await send(page).dblclick();
  await expect(arrived(page)).toBeFocused();
  expect(bodies).toEqual([
    { key: expect.any(String), name: 'Hana Saleh', email: 'hana@mail.example', topic: 'press', message: text, website: '' },
  ]);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft'))).toBeNull();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(field(page, 'E-mail address')).toHaveValue('hana@mail.example');
  await field(page, 'Message').fill('And another question, please.');
  await send(page).click();
  await expect(arrived(page)).toBeVisible();
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(2);
});

test('what is wrong stands beside its field, and goes as it is put right', async ({ site, page }) => {
  const bodies = watch(page);
  await site.open('/contact');
  await site.refuseCookies();
  await write(page, { email: 'hana@', message: 'Hello' });
  await send(page).click();
  const summary = page.getByRole('region', { name: 'Check these fields' });
  await expect(summary).toBeFocused();
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription(/not complete/);
  await expect(field(page, 'Message')).toHaveAccessibleDescription(
    new RegExp(`at least ${contact.limits.message.from} characters`),
  );
  expect(await axeFindings(page)).toEqual([]);
  await summary.getByRole('link', { name: /not complete/ }).click();
  await expect(field(page, 'E-mail address')).toBeFocused();
  await page.keyboard.type('mail.example');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await field(page, 'Message').fill(text);
  await expect(summary).toBeHidden();
  expect(bodies).toEqual([]);
  await send(page).click();
  await expect(arrived(page)).toBeVisible();
});

test('the whole form is filled in and sent by keyboard alone', async ({ site, page }) => {
  await site.open('/contact');
  await site.refuseCookies();
  await page.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  for (const words of ['Hana Saleh', 'hana@mail.example', text]) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(words);
  }
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(arrived(page)).toBeFocused();
});

test('a machine that fills in what nobody sees is told the same, and leaves nothing', async ({ site, page }) => {
  await site.open('/contact');
  await site.refuseCookies();
  await write(page);
  await page.locator('input[name="website"]').fill('https://spam.example', { force: true });
  const answer = page.waitForResponse((response) => response.url().endsWith('/functions/v1/contact'));
  await send(page).click();
  expect((await answer).status()).toBe(202);
  await expect(arrived(page)).toBeVisible();
});

test('what was typed survives a reload', async ({ site, page }) => {
  await site.open('/contact');
  await site.refuseCookies();
  await write(page);
  await page.getByRole('radio', { name: 'My data' }).press('Space');
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('contactDraft'))).toContain('privacy');
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(text);
  await expect(page.getByRole('radio', { name: 'My data' })).toBeChecked();
});

test.describe('while the backend fails', () => {
  test.use({ expectedErrors: [/502|500|Failed to fetch|Failed to load|ERR_FAILED|could not be loaded/] });

  test('nothing is lost, and a retry is the same message', async ({ site, page }) => {
    const bodies = watch(page);
    await site.open('/contact?scenario=error-500');
    await site.refuseCookies();
    await write(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.');
    await expect(field(page, 'Message')).toHaveValue(text);
    await send(page).click();
    await expect.poll(() => bodies.length).toBe(2);
    expect(new Set(bodies.map(({ key }) => key)).size).toBe(1);
    await expect(page.getByRole('alert')).toBeVisible();
    await page.reload();
    await expect(field(page, 'Message')).toHaveValue(text);
  });

  test('no connection is said as what it is', async ({ site, page }) => {
    await site.open('/contact?scenario=offline');
    await site.refuseCookies();
    await write(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText('We couldn’t confirm that your message arrived.');
    await expect(field(page, 'Message')).toHaveValue(text);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('the fourth message within the hour', () => {
  test.use({ expectedErrors: [/429/] });
  test('is refused with what to do instead, and stays', async ({ site, page }) => {
    await site.open('/contact');
    await site.refuseCookies();
    for (let turn = 1; turn <= contact.limits.perHour; turn += 1) {
      await write(page, { message: `Question number ${turn} of today.` });
      await send(page).click();
      await page.getByRole('button', { name: 'Write another message' }).click();
    }
    await write(page);
    await send(page).click();
    await expect(page.getByRole('alert')).toContainText(brand.email.support);
    await expect(field(page, 'Message')).toHaveValue(text);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page offers e-mail and telephone in place of the form', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByText(/The form needs JavaScript/)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: brand.email.support }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: brand.phone }).last()).toHaveAttribute('href', /^tel:\+/);
  });
});

test('English in the Arabic form runs from left to right, and an empty field as its page', async ({ site, page }) => {
  await site.open('/ar/contact');
  const message = page.locator('textarea[name=message]');
  await expect(message).toHaveCSS('direction', 'rtl');
  await message.fill(text);
  await expect(message).toHaveCSS('direction', 'ltr');
  await message.fill('متى يصل الجواب؟');
  await expect(message).toHaveCSS('direction', 'rtl');
});
