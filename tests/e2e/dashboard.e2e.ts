import { axeFindings, expect, people, test } from './site.ts';

test('a visitor is asked to sign in, and comes back to the dashboard', async ({ site, page }) => {
  await site.open('/dashboard');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { name: 'Closing balance' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('a trader sees how far an account is, what it may lose, and where it stands', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard%3Faccount%3D700030');
  await site.signIn(people.trader);
  await expect(page.getByRole('heading', { level: 1, name: '25K evaluation' })).toBeVisible();
  await expect(page.getByRole('meter', { name: 'Maximum loss' })).toBeAttached();
  const stages = page.getByRole('list', { name: 'Stages of the account' });
  await expect(stages.locator('[aria-current=step]')).toContainText('Evaluation');
  await expect(page.getByRole('table', { name: 'Open positions' }).getByRole('row')).toHaveCount(3);
  await test.step('the balance is read day by day with the keyboard, and as a table', async () => {
    await page.getByRole('radio', { name: 'By day' }).check({ force: true });
    const days = page.getByRole('slider', { name: /read day by day/ });
    await days.press('Home');
    await expect(days).toHaveAttribute('aria-valuetext', /day 0/);
    await page.getByRole('radio', { name: 'Table' }).check({ force: true });
    await expect(
      page
        .getByRole('table', { name: /Closing balance by trading day/ })
        .getByRole('row')
        .nth(1),
    ).toContainText('Feb 27, 2026');
  });
  await test.step('what happened is told rule by rule', async () => {
    await page.getByText(/^History, rule by rule/).click();
    await expect(page.getByRole('list', { name: /What happened on this account/ })).toContainText('Evaluation started');
  });
  expect(await axeFindings(page)).toEqual([]);
});

test('screen and account are kept in the address', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard');
  await site.signIn(people.trader);
  await page.getByRole('button', { name: /^All accounts/ }).click();
  await page.getByRole('menuitem', { name: /700019/ }).click();
  await expect(page).toHaveURL('/dashboard?account=700019');
  await expect(page.getByRole('list', { name: 'Stages of the account' })).toContainText('Ended by a breach');
  await page.getByRole('link', { name: /^Positions/ }).click();
  await expect(page).toHaveURL('/dashboard?view=positions&account=700019');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Closed positions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Closing balance' })).toBeVisible();
});

test('a trader sees what the next payout waits for, and what became of the last one', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard%3Fview%3Dpayouts%26account%3D700037');
  await site.signIn(people.trader);
  const conditions = page.getByRole('list', { name: 'What a payout needs' }).getByRole('listitem');
  await expect(conditions.filter({ hasText: /^Not yet/ })).toHaveText([/A payout is already being processed/]);
  await expect(page.getByRole('list', { name: 'Steps of this payout' }).locator('[aria-current=step]')).toContainText(
    'Requested',
  );
  await expect(page.getByRole('button', { name: 'Request payout' })).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test('a file of trades is judged by the rules, and a wrong one names line, column and reason', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard%3Fview%3Dwhat-if');
  await site.signIn(people.trader);
  const choose = (csv: string) =>
    page
      .getByLabel('File of closed trades (CSV)')
      .setInputFiles({ name: 'trades.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await choose('opened,closed,profit\n2026-03-02T09:00,2026-03-02T10:00:00Z,12');
  await expect(page.getByRole('table', { name: 'What is wrong in the file' }).getByRole('row').nth(1)).toContainText(
    '2opened2026-03-02T09:00',
  );
  await choose('opened,closed,profit\n2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,-900');
  await expect(page.getByText('It would have ended with a breach')).toBeVisible();
  await choose('opened,closed,profit\n2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,1000');
  await expect(page.getByText('It would have passed')).toBeVisible();
});
