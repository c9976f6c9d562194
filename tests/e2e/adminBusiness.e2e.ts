import { continueAs, openAs } from './affiliateArea.ts';
import { expect, people, test } from './site.ts';

test('an account that used a prohibited practice is ended with its evidence, which the trader reads, without a retry offer', async ({
  site,
  page,
}) => {
  await openAs(site, 'admin', '/admin/accounts?q=700030');
  await site.refuseCookies();
  await page.getByRole('link', { name: '700030' }).click();
  await page.getByRole('button', { name: 'End account' }).click();

  const dialog = page.getByRole('alertdialog', { name: 'End account 700030 for a prohibited practice?' });
  await dialog.getByRole('button', { name: 'End account' }).click();
  await expect(dialog.getByText('Write the evidence, so that the trader can answer it.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Evidence' }).fill('41 positions closed within two seconds of a late price.');
  await dialog.getByRole('button', { name: 'End account' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The trader was told: 41 positions closed within two seconds of a late price.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End account' })).toBeHidden();

  await continueAs(site, people.trader, '/dashboard?account=700030');
  await expect(page.getByText('A practice that the rules prohibit ended this account. The evidence is below.')).toBeVisible();
  await page.getByText(/^History, rule by rule/).click();
  const history = page.getByRole('list', { name: 'What happened on this account' });
  await expect(history.getByText('Ended for a prohibited practice: hedging')).toBeVisible();
  await expect(history.getByText(/41 positions closed within two seconds of a late price\./)).toBeVisible();
  await expect(page.getByRole('link', { name: /retry|try again/i })).toBeHidden();
});

test('a better rate is granted with a reason, which the affiliate reads', async ({ site, page }) => {
  await openAs(site, 'admin', '/admin/affiliates?q=LEILA');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'LEILA', exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Flags' })).toBeVisible();
  await page.getByRole('button', { name: 'Change rate' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Change the rate of LEILA?' });
  await dialog.getByRole('textbox', { name: 'New rate' }).fill('20');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Forty sales in a month.');
  await dialog.getByRole('button', { name: 'Change rate' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Forty sales in a month\./)).toBeVisible();

  await continueAs(site, people.affiliate, '/affiliate-dashboard/earnings');
  await expect(page.getByText(/^Your rate is 20% since /)).toBeVisible();
  await expect(page.getByText('Forty sales in a month.')).toBeVisible();
});

test('the overview sends a request to every part of the backend, and shows it', async ({ site, page }) => {
  await page.clock.setFixedTime(new Date()); // On a busy machine a response could count as slow.
  await openAs(site, 'admin', '/admin');
  const health = page.getByRole('region', { name: 'Health' });
  await expect(health.getByText('Responds', { exact: true })).toHaveCount(5);
  await expect(health.getByText('GET /auth/v1/health')).toBeVisible();
});
