import { catalogue, restrictedCountries, rulebook } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { axeFindings, expect, test } from './site.ts';

const program = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram)!;
const [weekly, drawdown] = catalogue.addOns;
const tier = program.tiers[1]!;
const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en')}`;
const exact = (cents: number) => `${dollars(cents)}.00`;
const examples = (page: Page) => page.getByText('Worked examples, rule by rule');
const items = (page: Page) => page.getByRole('region', { name: 'Your order' });

test('a size is chosen by keyboard, and every sum on the page follows', async ({ site, page }) => {
  await site.open('/pricing');
  await site.refuseCookies();
  const sizes = page.getByRole('group', { name: 'Account size' }).or(page.getByRole('radiogroup', { name: 'Account size' }));
  await sizes.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(sizes.getByRole('radio').nth(1)).toBeChecked();
  await expect(items(page)).toContainText(`Total today${exact(tier.priceCents)}`);
  const percent = program.phases[0]!.rules.maxDrawdownPercent;
  await expect(
    page.getByRole('heading', { name: `A ${dollars(tier.sizeCents)} account with a maximum loss of ${percent}%` }),
  ).toBeVisible();
  await examples(page).click();
  await expect(page.getByRole('heading', { name: `Maximum loss on ${dollars(tier.sizeCents)}` })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: `A ${dollars(tier.sizeCents)} evaluation. ${dollars(tier.priceCents)}, once.` }),
  ).toBeVisible();
});

test('the rules are read in money, and worked through on another size by keyboard', async ({ site, page }) => {
  await site.open('/pricing');
  await site.refuseCookies();
  const target = program.phases[0]!.rules.profitTargetPercent!;
  const amounts = program.tiers.map(({ sizeCents }) => dollars((sizeCents * target) / 100)).join(' ');
  await expect(page.getByRole('row', { name: new RegExp(`Profit target.*${amounts.replaceAll('$', '\\$')}`) })).toBeVisible();
  await examples(page).click();
  const choice = page.getByRole('radiogroup', { name: 'Examples for' }).or(page.getByRole('group', { name: 'Examples for' }));
  await choice.getByRole('radio', { checked: true }).focus();
  await page.keyboard.press('ArrowRight');
  const passed = page.getByText('Passed at a closed balance of').locator('..');
  await expect(passed).toContainText(dollars(tier.sizeCents * (1 + target / 100)));
  await expect(items(page)).toContainText(exact(tier.priceCents));
});

test('the total follows the add-ons, and says what of it comes back', async ({ site, page }) => {
  await site.open('/pricing');
  await site.refuseCookies();
  const fee = program.tiers[0]!.priceCents;
  await page.getByRole('checkbox', { name: new RegExp(weekly!.name) }).press('Space');
  await page.getByRole('checkbox', { name: new RegExp(drawdown!.name) }).press('Space');
  const extras = weekly!.priceCents + drawdown!.priceCents;
  await expect(items(page)).toContainText(`Total today${exact(fee + extras)}`);
  await expect(items(page)).toContainText(`Refunded when you pass${exact(fee)}`);
  await expect(items(page)).toContainText(`Add-ons, not refunded when you pass${exact(extras)}`);
  await expect(page.getByRole('row', { name: /Maximum loss.*with the add-on/ })).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`^Price.*\\$${(fee + extras) / 100} `) })).toBeVisible();
  const percent = program.phases[0]!.rules.maxDrawdownPercent + drawdown!.drawdownPercent!;
  await expect(page.getByRole('heading', { name: new RegExp(`with a maximum loss of ${percent}%$`) })).toBeVisible();
});

test('the drawdown explainer is played by keyboard to the moment of the breach', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.open('/pricing');
  await site.refuseCookies();
  const explainer = page.getByRole('figure', { name: /maximum loss of/ });
  const day = explainer.getByRole('slider', { name: 'Day' });
  await day.press('Home');
  await expect(explainer.getByText(/^Open, loss floor/)).toHaveCount(2);
  await explainer.getByRole('button', { name: 'Play' }).press('Enter');
  await expect(explainer.getByRole('status')).toContainText(/^Trailing: Ended on day \d+: \$[\d,]+ is below \$[\d,]+$/);
  await expect(explainer.getByText(/^Open, loss floor/)).toHaveCount(1);
});

test('where nothing is sold and how evaluations end stand beside the price', async ({ site, page }) => {
  await site.open('/pricing');
  for (const { name } of restrictedCountries) await expect(items(page)).toContainText(name);
  await expect(page.getByRole('region', { name: 'How evaluations end' })).toContainText(/\d+ of \d+ sample evaluations passed/);
});

test('the rules of any version stand beside those of today', async ({ site, page }) => {
  await site.open('/pricing#rulebook');
  await site.refuseCookies();
  await expect(page.getByRole('heading', { name: 'The rules you bought under stay in force' })).toBeInViewport();
  await expect(page.getByRole('list', { name: 'The rules in force today' })).toContainText(
    `Version ${rulebook.versions.at(-1)!.id}`,
  );
  await page.getByRole('heading', { name: 'Compare your rules with today’s' }).click();
  const [oldest, newest] = [rulebook.versions[0]!, rulebook.versions.at(-1)!];
  const row = page.getByRole('row', { name: /^Maximum loss changed/ });
  await expect(row).toHaveText(new RegExp(`${Number(oldest.values['maximumLoss'])}%${Number(newest.values['maximumLoss'])}%$`));
  await page.getByRole('radio', { name: `Version ${oldest.id}` }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: `Version ${newest.id}` })).toBeChecked();
  await expect(page.getByText('Nothing is different.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sums, both floors at their end, the odds and the rulebook are there', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.getByText(/Ended on day \d+/).first()).toBeVisible();
    await expect(page.getByText(/\d+ of \d+ sample evaluations passed/)).toBeVisible();
    await expect(items(page)).toContainText('Total today');
    await expect(page.getByRole('list', { name: 'The rules in force today' }).getByRole('listitem').first()).toContainText('was');
  });
});

test('has no accessibility violation and does not scroll sideways, whatever is chosen', async ({ site, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('prop-firm-theme', 'dark'));
  await site.open('/pricing');
  await site.refuseCookies();
  await page.getByRole('checkbox', { name: new RegExp(drawdown!.name) }).press('Space');
  await expect(page.getByRole('row', { name: /Maximum loss.*with the add-on/ })).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => document.documentElement.classList.replace('dark', 'light'));
  expect(await axeFindings(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
});
