import type { Page } from '@playwright/test';
import * as arabic from '../../specs/generated/messages/ar/trader.gen.ts';
import { axeFindings, expect, people, test } from './site.ts';
import { reviewButton, tracker } from './traderArea.ts';

test('a visitor is asked to sign in, and comes back to the dashboard', async ({ site, page }) => {
  await site.open('/dashboard');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
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
  await expect(page).toHaveURL('/dashboard/positions?account=700019');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Closed positions' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Closing balance' })).toBeVisible();
  await test.step('addresses from before sections had paths lead to them', async () => {
    await site.open('/dashboard?view=positions&account=700019');
    await expect(page).toHaveURL('/dashboard/positions?account=700019');
    await expect(page).toHaveTitle(/^Positions \|/);
  });
  await test.step('help is found in Arabic too', async () => {
    await site.open('/ar/dashboard/payouts');
    await expect(page.getByRole('link', { name: arabic.navRules })).toHaveAttribute('href', '/ar/rules');
  });
});

test('a section of the dashboard asks visitors to sign in, and leads back to it', async ({ site, page }) => {
  await site.open('/dashboard/payouts?account=700037');
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/dashboard/payouts?account=700037');
  await expect(tracker(page)).toBeVisible();
});

test('a trader follows the payout that is on its way, and cannot request another one', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard%2Fpayouts%3Faccount%3D700037');
  await site.signIn(people.trader);
  await expect(tracker(page).locator('[aria-current=step]')).toContainText('Requested');
  await expect(page.getByText('You can request the next one once this one is paid or rejected.')).toBeVisible();
  await expect(reviewButton(page)).toHaveCount(0);
  expect(await axeFindings(page)).toEqual([]);
});

test.describe('a file of trades', () => {
  test.beforeEach(async ({ site }) => {
    await site.open('/affiliate-login?returnTo=%2Fdashboard%3Fview%3Dwhat-if');
    await site.signIn(people.trader);
  });
  const choose = (page: Page, content: string | Buffer, name = 'trades.csv') =>
    page
      .getByLabel('File of closed trades (CSV or HTML)')
      .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

  test('is judged by the rules, and a wrong one names line, column and reason', async ({ page }) => {
    await choose(page, 'opened,closed,profit\n2026-03-02T09:00,2026-03-02T10:00:00Z,12');
    await expect(page.getByRole('table', { name: 'What is wrong in the file' }).getByRole('row').nth(1)).toContainText(
      '2opened2026-03-02T09:00',
    );
    await choose(page, 'opened,closed,profit\n2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,-900');
    await expect(page.getByText('It would have ended with a breach')).toBeVisible();
    await choose(page, 'opened,closed,profit\n2026-03-02T09:00:00Z,2026-03-02T10:00:00Z,1000');
    await expect(page.getByText('It would have passed')).toBeVisible();
  });

  test('is read in a worker, as MetaTrader writes it', async ({ page }) => {
    const worker = page.waitForEvent('worker');
    const html = `<table><tr><th>Time</th><th>Type</th><th>Time</th><th>Commission</th><th>Profit</th></tr>
      <tr><td>2026.03.01 09:00:00</td><td>balance</td><td></td><td></td><td>10 000.00</td></tr>
      <tr><td>2026.03.02 09:00:00</td><td>buy</td><td>2026.03.02 10:00:00</td><td>-1.00</td><td>1 000.00</td></tr></table>`;
    await choose(page, Buffer.from(`\uFEFF${html}`, 'utf16le'), 'report.htm');
    expect((await worker).url()).toContain('/assets/');
    await expect(page.getByText(/would still be open with \$10,999\.00/)).toBeVisible();
    await page.getByText('One line of the file is not a trade').click();
    await expect(page.getByRole('table', { name: 'Lines that are not trades' }).getByRole('row').nth(1)).toContainText(
      'A deposit',
    );
  });

  test('in a form that nobody knows is judged once its columns are chosen', async ({ page }) => {
    await choose(page, 'a;b;c\n1000,00;01/02/2026 09:00;01/02/2026 10:00\n');
    await expect(page.getByRole('table', { name: 'What is wrong in the file' }).getByRole('row')).toHaveCount(4);
    expect(await axeFindings(page)).toEqual([]);
    const pick = async (field: string, option: string) => {
      await page.getByRole('button', { name: field }).press('Enter');
      await page.getByRole('listbox', { name: field }).getByRole('option', { name: option, exact: true }).press('Enter');
    };
    await pick('Opening time', 'b');
    await pick('Closing time', 'c');
    await pick('Profit', 'a');
    await pick('Order of day and month', 'The day is first');
    await expect(page.getByText('It would have passed')).toBeVisible();
    await expect(page.getByRole('table', { name: 'First lines of the file' })).toContainText('b (Opening time)');
    await expect(page.getByText('Trade 1, on Feb 1, 2026')).toBeVisible();
  });
});
