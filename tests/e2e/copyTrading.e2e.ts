import { brand, rules, sampleCopy } from '@duneline/specs/site';
import { expect, test } from './site.ts';

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

test('what is at risk adds up, and is the same share of every account', async ({ site, page }) => {
  await site.open('/copy-trading');
  const table = page.getByRole('table', { name: /what it becomes on the accounts/ });
  const atRisk = await table.getByRole('row').locator('td:last-child').allTextContents();
  const amounts = atRisk.map(cents);
  const total = amounts.pop();
  expect(amounts).toHaveLength(sampleCopy.accounts.length);
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
  const followers = await table
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows.map((row) => [row.querySelector('th')?.textContent ?? '', row.querySelector('td:last-child')?.textContent ?? '']),
    );
  for (const [size = '', risk = ''] of followers) expect(cents(risk) / cents(size)).toBe(rules.riskPerTradePercent / 100);
});

test('the way to what is allowed is a link, and names what is not', async ({ site, page }) => {
  await site.open('/copy-trading');
  await site.refuseCookies();
  await page.getByRole('link', { name: 'What is allowed' }).click();
  await expect(page.getByRole('heading', { name: 'What is allowed, and what is not' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Not allowed' })).toContainText('Somebody else trades on your account');
  await expect(page.getByRole('region', { name: 'How a team is registered' })).toContainText(brand.email.support);
});

test('a losing trade ends one account and leaves the others open', async ({ site, page }) => {
  await site.open('/copy-trading');
  const days = page.getByRole('region', { name: /One losing trade/ }).getByRole('listitem');
  await expect(days).toHaveCount(sampleCopy.accounts.length);
  await expect(days.filter({ hasText: 'ended' })).toHaveCount(1);
  await expect(days.filter({ hasText: 'left today' })).toHaveCount(sampleCopy.accounts.length - 1);
});
