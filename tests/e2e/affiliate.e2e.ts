import { affiliate, catalogue } from '@duneline/specs/site';
import { expect, test } from './site.ts';

const [smallest] = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram)!.tiers;
const [first, second] = affiliate.tiers;
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const pay = (tier: { readonly commissionPercent: number }) => Math.floor((smallest!.priceCents * tier.commissionPercent) / 100);

test('the calculator adds up what the address asks for, and the address follows it by keyboard', async ({ site, page }) => {
  await site.open('/affiliate?sales=2-0-0-0-0-0&months=6');
  await site.refuseCookies();
  const calculator = page.getByRole('region', { name: 'Earnings calculator' });
  const early = second.minimumSales * pay(first);
  const late = (12 - second.minimumSales) * pay(second);
  await expect(calculator).toContainText(dollars(early + late));
  await expect(calculator).toContainText(`${second.name} is reached in month 6.`);

  const slider = calculator.getByRole('slider').first();
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', '1 a month');
  await expect(calculator).toContainText(dollars(6 * pay(first)));
  await expect(page).toHaveURL(/\?sales=1-0-0-0-0-0&months=6$/);
  await page.reload();
  await expect(calculator).toContainText(dollars(6 * pay(first)));
});

test('the months can be read as a table', async ({ site, page }) => {
  await site.open('/affiliate');
  await site.refuseCookies();
  const calculator = page.getByRole('region', { name: 'Earnings calculator' });
  await calculator.getByRole('button', { name: 'Show as table' }).click();
  await expect(calculator.getByRole('row')).toHaveCount(13);
});

test('a nonsensical address shows the example', async ({ site, page }) => {
  await site.open('/affiliate?sales=1-2&months=13');
  await expect(page.getByRole('radio', { name: '12 months' })).toBeChecked();
});

test('the page leads to signing up, and to a form that knows what it is about', async ({ site, page }) => {
  await site.open('/affiliate');
  await site.refuseCookies();
  await expect(page.getByRole('main').getByRole('link', { name: 'Become an affiliate' })).toHaveAttribute(
    'href',
    '/affiliate-signup',
  );
  await page.getByRole('link', { name: 'Write to the affiliate team' }).click();
  await expect(page.getByRole('radio', { name: 'Affiliate program' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the tiers in money and an example sum read', async ({ page }) => {
    await page.goto('/affiliate');
    await expect(
      page.getByRole('row', { name: new RegExp(`\\${dollars(pay(first))}.*\\${dollars(pay(second))}`) }),
    ).toBeVisible();
    await expect(page.getByText('Commission on 48 sales')).toBeVisible();
    await page.getByText(affiliate.questions[0].question).click();
    await expect(page.getByText(affiliate.questions[0].answer)).toBeVisible();
  });
});
