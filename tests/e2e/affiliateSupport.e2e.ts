import * as support from '@duneline/specs/messages/support';
import { openAs } from './affiliateArea.ts';
import { expect, test } from './site.ts';
import { tabTo } from './tabTo.ts';

const subject = 'A second coupon code for the spring';

test('a ticket is opened by keyboard, and unread replies are counted until they are read', async ({ site, page }) => {
  await openAs(site, 'affiliate', '/affiliate-dashboard/support');
  await site.refuseCookies();
  const entry = page.getByRole('link', { name: /^Support/ });
  await expect(entry).toContainText('1');
  await tabTo(page, 'textbox', support.subject);
  await page.keyboard.type(subject);
  await page.keyboard.press('Tab');
  await page.keyboard.type('May my readers have one more?');
  await tabTo(page, 'button', support.send);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: subject })).toBeVisible();
  await tabTo(page, 'link', support.allTickets);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: support.yourTickets })).toContainText(subject);

  await page.getByText(/Can a payout go to my bank in Lebanon/).click();
  await expect(page.getByRole('list', { name: support.conversation })).toBeVisible();
  await expect(entry).not.toContainText('1');
});

test('a ticket has its own address, its former address leads there, and an unknown one is named as such', async ({
  site,
  page,
}) => {
  await openAs(site, 'affiliate', '/affiliate-dashboard/support');
  await page.getByText(/Can a payout go to my bank in Lebanon/).click();
  await expect(page).toHaveURL(/\/affiliate-dashboard\/support\/[0-9a-f-]{36}$/);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const conversation = page.getByRole('list', { name: support.conversation });
  await page.reload();
  await expect(conversation).toBeVisible();
  await site.open(`/affiliate-dashboard/support?ticket=${id}`);
  await expect(page).toHaveURL(`/affiliate-dashboard/support/${id}`);
  await expect(conversation).toBeVisible();
  await site.open('/affiliate-dashboard/support/12');
  await expect(page.getByText(support.ticketMissing)).toBeVisible();
});
