import type { Locator } from '@playwright/test';
import { backendSpec } from '@duneline/specs/backend';
import { personas } from '@duneline/specs/scenarios';
import { totp } from '../totp.ts';
import { continueAs, leave, openAs } from './affiliateArea.ts';
import { expect, people, test } from './site.ts';

/** Verifies the admin's second factor in a dialog. */
async function enterCode(dialog: Locator) {
  const secret = personas.admin.account?.totp?.secret ?? '';
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).pressSequentially(totp(secret, Date.now()));
}

test('an order is refunded with a reason, and the trader sees why the account is closed', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/orders?q=tomas.ribeiro');
  await site.refuseCookies();
  await page.getByRole('link', { name: '10033' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Order 10033' })).toBeVisible();
  await page.getByRole('button', { name: 'Refund' }).click();

  // A reason is required.
  const dialog = page.getByRole('alertdialog', { name: 'Refund order 10033?' });
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog.getByText('Enter a reason. The person will read it.')).toBeVisible();
  await expect(dialog.getByText('Enter all six digits.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Bought twice by mistake.');
  await enterCode(dialog);
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Bought twice by mistake.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refund' })).toBeHidden();

  await continueAs(site, people.trader, '/dashboard?account=700030');
  await expect(page.getByText('The order was refunded, and this account was closed.')).toBeVisible();
});

test('an order has its own address and title, which survive a reload; its former address leads there', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/orders?q=tomas.ribeiro');
  await page.getByRole('link', { name: '10033' }).click();
  const order = page.getByRole('heading', { level: 1, name: 'Order 10033' });
  await expect(order).toBeVisible();
  await expect(page).toHaveURL('/admin/orders/10033?q=tomas.ribeiro');
  await page.reload();
  await expect(order).toBeVisible();
  await expect(page).toHaveTitle(/^10033 \| Orders \| Admin console \|/);
  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page).toHaveURL('/admin/orders?q=tomas.ribeiro');
  await page.goBack();
  await expect(order).toBeVisible();

  const { id } = backendSpec.seed.rows['orders']?.find(({ number }) => number === 10_033) ?? {};
  await site.open(`/crm-admin/orders?order=${String(id)}&q=tomas`);
  await expect(order).toBeVisible();
  await expect(page).toHaveURL(`/crm-admin/orders/${String(id)}?q=tomas`);
  await site.open('/admin/tickets/12');
  await expect(page.getByText('There is no such ticket.')).toBeVisible();
  await site.open('/admin/orders/99999?order=1');
  await expect(page.getByText('There is no such order.')).toBeVisible();
  await site.open('/admin/audit/1');
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such section' })).toBeVisible();
});

test('money that arrived for a canceled order is sent back by an admin, and the buyer reads it', async ({ site, page }) => {
  const { idempotency_key: key } = backendSpec.seed.rows['orders']?.find(({ number }) => number === 10_051) ?? {};
  const receipt = `/payment-success?order=${String(key)}`;
  await site.open(receipt);
  await expect(page.getByText('We are sending $127.20 back to you.')).toBeVisible();
  await expect(page.getByText('No payment has arrived for it.')).toBeHidden();

  await openAs(site, 'admin', '/admin/orders');
  await site.refuseCookies();
  const panel = page.getByRole('region', { name: 'Money to send back' });
  await expect(panel.getByRole('link', { name: 'Order 10051, Deepak Kulkarni' })).toBeVisible();
  await panel.getByRole('button', { name: 'Send back' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Send $127.20 back to Deepak Kulkarni?' });
  await enterCode(dialog);
  await dialog.getByRole('button', { name: 'Send back' }).click();
  await expect(panel).toBeHidden();

  await site.open(receipt);
  await expect(page.getByText('We sent $127.20 back to you.')).toBeVisible();
});

test.describe('a person', () => {
  test.use({ expectedErrors: [/status of 400/] });
  test('who is banned, after the second factor is asked for again, cannot sign in', async ({ site, page }) => {
    await openAs(site, 'admin', `/admin/users?q=${people.trader.email}`);
    await site.refuseCookies();
    await page.getByRole('button', { name: `Actions for ${people.trader.email}` }).click();
    await page.getByRole('menuitem', { name: 'Ban', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Shares the account with others.');
    await enterCode(dialog);
    await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('row', { name: people.trader.email }).getByText('Banned')).toBeVisible();

    await leave(page);
    await site.open('/login?returnTo=/dashboard');
    await site.signIn(people.trader);
    await expect(page.getByText('This account is blocked. Contact us if you think that is a mistake.')).toBeVisible();
  });
});
