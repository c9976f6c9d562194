import { axeFindings, expect, test } from './site.ts';

const row = (day: number, profit: number) => `2026-03-0${day}T09:00:00Z,2026-03-0${day}T10:00:00Z,${profit}`;
const fileOf = (...profits: readonly number[]) => ({
  name: 'trades.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['opened,closed,profit', ...profits.map((profit, index) => row(index + 2, profit))].join('\n')),
});

test('a visitor tests trades, sees their path and what they would have passed, and goes to the checkout', async ({
  site,
  page,
}) => {
  await site.open('/pricing');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'Would your own trades have passed? Test them' }).click();
  await expect(page).toHaveURL('/test-my-trades');
  await expect(page.getByRole('heading', { level: 1, name: 'Test my trades' })).toBeVisible();
  await expect(page.locator('html[data-interactive]')).toBeAttached();

  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.locator('input[type=file]').setInputFiles(fileOf(300, -200, 950));
  await expect(page.getByText('It would have passed')).toBeVisible();
  const path = page.getByRole('table', { name: 'Simulated balance after each trading day, with the loss floor' });
  await expect(path.getByRole('row').filter({ hasText: '$11,050' })).toHaveText('3$11,050$9,300');
  expect(await axeFindings(page)).toEqual([]);

  const sizes = page.getByRole('region', { name: 'These trades would have passed these sizes' }).getByRole('link');
  await expect(sizes).toHaveText(['1-step, 5K for $59', '1-step, 10K for $99']);
  // Asked before the checkout opens, which sends its own request for a quote.
  expect(sent).toEqual([]);
  await sizes.last().click();
  await expect(page).toHaveURL('/checkout?tier=2&type=1-step');
});

test('trades that pass no size end with the trade and the rule that decided', async ({ site, page }) => {
  await site.open('/test-my-trades');
  await page.locator('input[type=file]').setInputFiles(fileOf(300, -900));
  await expect(page.getByText(/^Trade 2, on Mar 3, 2026: the day lost/)).toBeVisible();
  await expect(page.getByText('These trades would have passed none of the sizes on sale.')).toBeVisible();
});
