import { changeAsService, continueAs, openAs } from './affiliateArea.ts';
import { expect, people, test } from './site.ts';

const question = 'May I change the platform of an account that is open?';

test('what a visitor writes on /contact is found, counted and answered once, and the answer is sent by mail', async ({
  site,
  page,
}) => {
  await site.open('/contact');
  await site.refuseCookies();
  await page.getByRole('textbox', { name: 'Your name', exact: true }).fill('Hana Saleh');
  await page.getByRole('textbox', { name: 'E-mail address', exact: true }).fill('hana@mail.example');
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill(question);
  await page.getByRole('button', { name: 'Send the message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived.' })).toBeVisible();

  await continueAs(site, people.admin, '/admin/messages');
  const navigation = page.getByRole('navigation', { name: 'Admin console' });
  await expect(navigation.getByRole('link', { name: 'Messages 4 new' })).toBeVisible();
  const table = page.getByRole('table', { name: 'Messages' });
  await expect(table.getByRole('row').nth(1)).toContainText('hana@mail.example');
  await table.getByRole('link', { name: 'Hana Saleh' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Message from Hana Saleh' })).toBeVisible();
  await expect(page.getByText(question)).toBeVisible();

  // Spam, and back.
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(navigation.getByRole('link', { name: 'Messages 3 new' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeHidden();
  await page.getByRole('button', { name: 'Not spam' }).click();

  const form = page.getByRole('form', { name: 'Answer' });
  await form.getByRole('button', { name: 'Save answer' }).click();
  await expect(form.getByText('Write the answer first.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Answer' }).fill('Only between two accounts.');
  await form.getByRole('button', { name: 'Save answer' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Only between two accounts.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Answer' }).getByText('Noor Haddad')).toBeVisible();
  await expect(page.getByText(/^Saving has sent nothing\..+from support@/)).toBeVisible();
  const link = page.getByRole('link', { name: 'Send from your mail program' });
  const mail = new URL((await link.getAttribute('href')) ?? '');
  expect(mail.pathname).toBe('hana@mail.example');
  expect(mail.searchParams.get('body')).toMatch(/^Only between two accounts\.\r\n\r\nOn .+Hana Saleh wrote:\r\n> May I change/);
  await expect(page.getByRole('button', { name: 'Mark as spam' })).toBeHidden();
  await expect(navigation.getByRole('link', { name: 'Messages 3 new' })).toBeVisible();

  await page.reload();
  await expect(page.getByText('Only between two accounts.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Answer' })).toBeHidden();
});

test('an answer of another admin does not take what was typed', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/messages?status=new&q=kiptoo');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'Joseph Kiptoo' }).click();
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, a school can.');
  const answered = { status: 'answered', answer: 'Only a person can.', answered_at: '2026-03-01T10:00:00Z' };
  await changeAsService(page, 'contact_messages?email=eq.joseph.kiptoo@mail.example', answered);
  await expect(page.getByText('Another admin has answered meanwhile')).toBeVisible();
  await expect(page.getByText('Only a person can.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your text' })).toHaveValue('Yes, a school can.');
});
