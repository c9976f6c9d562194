import { personas } from '@duneline/specs/scenarios';
import { totp } from '../totp.ts';
import { openAs } from './affiliateArea.ts';
import { expect, test } from './site.ts';

// Today is a day of UTC, as in the lists.
test.use({ timezoneId: 'UTC' });

test('an admin finds a person from anywhere, and what they have on one page, whose records lead back to it', async ({
  site,
  page,
}) => {
  await openAs(site, 'admin', '/admin');
  await site.refuseCookies();
  await page.getByRole('button', { name: 'Find (Ctrl K)' }).click();
  const search = page.getByRole('dialog', { name: 'Find' });
  await expect(search.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('ribeiro');
  await expect(search.getByRole('option', { name: /Order 10033/ })).toBeVisible();
  await expect(search.getByRole('option', { name: /Tomás Ribeiro tomas\.ribeiro@/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  const person = page.getByRole('heading', { level: 1, name: 'Tomás Ribeiro' });
  await expect(person).toBeVisible();
  await expect(page.getByRole('region', { name: 'Account', exact: true })).toContainText('tomas.ribeiro@duneline.example');
  for (const name of ['Orders', 'Accounts', 'Payouts', 'Identity documents', 'Tickets']) {
    await expect(page.getByRole('region', { name, exact: true }).getByRole('row').nth(1)).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'Affiliate', exact: true })).toContainText('Not an affiliate.');

  const orders = page.getByRole('region', { name: 'Orders', exact: true });
  await orders.getByRole('link', { name: /^\d+$/ }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d+$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Tomás Ribeiro' }).click();
  await expect(person).toBeVisible();

  // All of their orders, in the list; without the filter it has everybody's.
  await orders.getByRole('link', { name: /See all|Open in the list/ }).click();
  await expect(page.getByText('Person: Tomás Ribeiro')).toBeVisible();
  const table = page.getByRole('table', { name: 'Orders' });
  const names = table.getByRole('link', { name: /\D/ });
  await expect(names.first()).toBeVisible();
  expect(new Set(await names.allTextContents())).toEqual(new Set(['Tomás Ribeiro']));
  await page.getByRole('button', { name: /Remove/ }).click();
  await expect(page.getByText('Person: Tomás Ribeiro')).toBeHidden();
  await expect(page).toHaveURL('/admin/orders');
  await expect.poll(async () => new Set(await names.allTextContents()).size).toBeGreaterThan(1);
});

test('an admin bans a person on their page, which says who did it, for how long and why', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/users?q=leila');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'leila.karam@duneline.example' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leila Karam' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Account', exact: true });
  await expect(facts.getByText('Active', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for leila.karam@duneline.example' }).click();
  await page.getByRole('menuitem', { name: 'Ban' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ban leila.karam@duneline.example?' });
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Chargeback of two orders');
  const secret = personas.admin.account?.totp?.secret ?? '';
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).pressSequentially(totp(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(facts.getByText('Banned', { exact: true })).toBeVisible();
  const sentence = 'Noor Haddad banned Leila Karam for 7 days: Chargeback of two orders';
  const log = page.getByRole('region', { name: 'Audit log' });
  await expect(log.getByText(sentence)).toBeVisible();
  await log.getByRole('link', { name: 'Open in the list' }).click();
  const entry = page.getByRole('row', { name: new RegExp(sentence) });
  await expect(entry).toBeVisible();

  // The log of one day: today.
  await page.getByRole('button', { name: 'Dates' }).click();
  const today = page.getByRole('button', { name: /^Today/ });
  await today.click();
  await today.click();
  await expect(page.getByText(/^When \(UTC\): /)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  await expect(entry).toBeVisible();

  await page.getByRole('link', { name: 'Noor Haddad' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Noor Haddad' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Actions for/ })).toHaveCount(0);
});

test.describe('nobody', () => {
  test.use({ expectedErrors: [/404/] });

  test('an address without a person says so', async ({ site, page }) => {
    await openAs(site, 'admin', '/admin/users/11111111-2222-4333-8444-555555555555');
    await expect(page.getByText('There is no such user. The account may have been deleted.')).toBeVisible();
  });
});
