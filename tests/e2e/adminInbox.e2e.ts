import { decideOpenRecord, openAs } from './affiliateArea.ts';
import { expect, test } from './site.ts';

test('the overview begins with an inbox sorted by due date; what is decided is to be sent next', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin');
  await site.refuseCookies();
  const inbox = page.getByRole('region', { name: 'Your inbox' });
  const rows = inbox.getByRole('row');
  await expect(rows).toHaveCount(11); // with the header
  await expect(rows.nth(1)).toContainText('Overdue');
  await expect(inbox.getByText(/^10 of \d+\. The figures below lead to the others\.$/)).toBeVisible();

  // A payout is decided on its page.
  const decide = inbox.getByRole('link', { name: 'Decide payout 31016, $1,608.00, Khalid Salem' });
  await decide.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Payout 31016, Khalid Salem' })).toBeVisible();
  await decideOpenRecord(page, { action: 'Approve', status: 'Approved' });
  await page.goBack();
  await expect(inbox.getByRole('link', { name: 'Send payout 31016, $1,608.00, Khalid Salem' })).toBeVisible();
  await expect(decide).toBeHidden();

  // So are an application and a ticket.
  await inbox.getByRole('link', { name: /^Decide application CLARA/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Affiliate CLARA' })).toBeVisible();
  await decideOpenRecord(page, { action: 'Approve', status: 'Active' });
  await page.goBack();
  await inbox.getByRole('link', { name: /^Answer ticket: Daily limit on funded is three percent\?/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daily limit on funded is three percent?' })).toBeVisible();
});
