import { expect, people, test } from './site.ts';

test('period, size, order and page are in the address, and going back brings them back', async ({ site, page }) => {
  await site.open('/leaderboard');
  await site.refuseCookies();
  await expect(page.getByRole('heading', { name: 'Month to date, all sizes' })).toBeVisible();
  await page.getByText('All time', { exact: true }).click();
  await expect(page).toHaveURL('/leaderboard?period=all-time');
  await expect(page.getByRole('heading', { name: 'All time, all sizes' })).toBeVisible();
  await page.getByRole('group', { name: 'Account size' }).getByText('5K', { exact: true }).click();
  await expect(page).toHaveURL('/leaderboard?period=all-time&size=5000');
  await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
  const accounts = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(accounts.filter({ hasNot: page.getByRole('cell', { name: '5K', exact: true }) })).toHaveCount(0);
  await expect(accounts).not.toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/leaderboard?period=all-time');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/leaderboard?period=all-time&page=2');
  // The links are below the rows: the first of the new ones comes into view.
  await expect(page.getByRole('row').nth(1)).toBeInViewport();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('16');
  await page.reload();
  await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('16');
});

test('any figure sorts the whole ranking, not the page, and ranks stay those of the return', async ({ site, page }) => {
  await site.open('/leaderboard?period=all-time');
  await site.refuseCookies();
  const profits = () =>
    page
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => Number(row.querySelectorAll('td')[2]?.textContent?.replace(/[^\d.]/g, ''))));
  await page.getByRole('button', { name: 'Simulated profit' }).click();
  await expect(page).toHaveURL('/leaderboard?period=all-time&sort=profit');
  await expect(page.getByRole('columnheader', { name: 'Simulated profit' })).toHaveAttribute('aria-sort', 'descending');
  let first: number[] = [];
  await expect(async () => {
    first = await profits();
    expect(first).not.toEqual([]);
    expect(first).toEqual(first.toSorted((one, other) => other - one));
  }).toPass();
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/leaderboard?period=all-time&sort=profit&page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expect.poll(async () => Math.max(...(await profits()))).toBeLessThanOrEqual(Math.min(...first));
});

test('whoever is signed in sees their rank, also when it is on another page', async ({ site, page }) => {
  await site.open('/leaderboard');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'Sign in to see your own rank' }).click();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/leaderboard');
  const own = page.getByRole('region', { name: 'Your accounts' });
  await expect(own.getByRole('listitem').first()).toContainText(/\d+ of \d+/);
  await expect(page.getByRole('row', { name: /You/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/leaderboard?page=2');
  await own.getByRole('link', { name: 'Show in ranking' }).first().click();
  await expect(page).toHaveURL('/leaderboard');
  await expect(page.getByRole('row', { name: /You/ }).first()).toBeVisible();
});

test('a size without a rank says so and leads on', async ({ site, page }) => {
  await site.open('/leaderboard?size=2500');
  await expect(page.getByRole('heading', { name: 'No accounts in profit' })).toBeVisible();
  await page.getByRole('link', { name: 'Show every size of all time' }).click();
  await expect(page).toHaveURL('/leaderboard?period=all-time');
});

test.describe('an address of a page after the last', () => {
  test.use({ expectedErrors: [/status of 416/] });

  test('shows the first', async ({ site, page }) => {
    const refused = page.waitForResponse((answer) => answer.status() === 416);
    await site.open('/leaderboard?page=99');
    await refused; // Until then the page may still show its prerendered content.
    await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('row').nth(1).getByRole('cell').first()).toHaveText('1');
  });
});

test.describe('without the backend', () => {
  test.use({ expectedErrors: [/status of 500|could not be loaded|did not answer/] });

  test('the page keeps the ranking it was made with, and says that another could not be read', async ({ site, page }) => {
    await site.open('/leaderboard?scenario=error-500');
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await page.getByText('All time', { exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The ranking did not load' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
