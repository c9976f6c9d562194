import * as trader from '@duneline/specs/messages/trader';
import * as t from '@duneline/specs/messages/trader-accounts';
import { changeAsService, openAs } from './affiliateArea.ts';
import { expect, test } from './site.ts';

test('the account that comes close to a limit moves to the top of the list, and warns there and on its overview', async ({
  site,
  page,
}) => {
  await openAs(site, 'trader', '/dashboard');
  await site.refuseCookies();
  await page.getByRole('button', { name: /^All accounts/ }).click();
  await page.getByRole('menuitem', { name: trader.compareAccounts }).click();
  await expect(page).toHaveURL('/dashboard/accounts');
  const rows = page.getByRole('list', { name: t.listTitle }).getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.first()).not.toContainText('700037');
  await expect(rows.getByText(/% used$/)).toHaveCount(0);

  // Its last close was $10,288.00: of the 3% that may be lost of it in a day, less than a tenth is left.
  await page.mouse.move(0, 0);
  await changeAsService(page, 'trading_accounts?number=eq.700037', { equity_cents: 999_800 });
  await expect(rows.first()).toContainText('700037');
  await expect(rows.first().getByText(/^Daily loss: over 80% used$/)).toBeVisible();

  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL('/dashboard?account=700037');
  await expect(page.getByRole('alert').getByText(/^Daily loss: over 80% used$/)).toBeVisible();
});

test('a payout that is ready is one click away from the list', async ({ site, page }) => {
  await site.open('/dashboard/accounts?scenario=payout-due');
  await site.refuseCookies();
  await page.getByRole('link', { name: /^Request \$/ }).click();
  await expect(page).toHaveURL('/dashboard/payouts?account=700037');
  await expect(page.getByRole('button', { name: 'Review payout' })).toBeVisible();
});
