import { catalogue } from '@duneline/specs/site';
import { expect, test } from './site.ts';

const program = catalogue.programs.find(({ id }) => id === catalogue.defaultProgram)!;
const price = (cents: number) => `$${cents / 100}`;

test('a visitor chooses a size on the home page and lands on its checkout', async ({ site, page }) => {
  const tier = program.tiers[3]!;
  await site.open('/');
  await site.refuseCookies();
  await page.getByRole('radio', { name: new RegExp(`^\\$?${tier.label}\\b`) }).check({ force: true });
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: '$' })).toContainText(price(tier.priceCents));
  await page.getByRole('link', { name: 'Start challenge' }).first().click();
  await expect(page).toHaveURL(`/checkout?tier=${tier.index}&type=${program.id}`);
  await expect(page.getByRole('main')).toContainText(price(tier.priceCents));
});

test('the phase switch shows the funded figures', async ({ site, page }) => {
  await site.open('/pricing');
  await site.refuseCookies();
  const funded = program.phases.find(({ id }) => id === 'funded')!;
  await page.getByRole('radio', { name: 'Funded' }).check({ force: true });
  await expect(page.getByRole('main')).toContainText(`${funded.rules.dailyLossPercent}%`);
});

test('Instant is shown as coming soon and cannot be chosen', async ({ site, page }) => {
  await site.open('/pricing');
  await expect(page.getByRole('radio', { name: /Instant/ })).toBeDisabled();
});

test('a click that comes before the page is interactive is not lost', async ({ site, page }) => {
  await page.addInitScript(() => {
    const seek = () => {
      const target = document.querySelector<HTMLInputElement>('input[name="pricing-size"][value="1-step-10k"]');
      if (target) target.click();
      else requestAnimationFrame(seek);
    };
    requestAnimationFrame(seek);
  });
  await site.open('/pricing');
  await expect(page.getByRole('region', { name: /^Pick a size/ }).getByRole('status')).toContainText(
    price(program.tiers[1]!.priceCents),
  );
});

const firstOf = (id: string) => catalogue.programs.find((entry) => entry.id === id)!.tiers[0]!;
for (const [query, tier] of [
  ['?tier=99&type=1-step', firstOf('1-step')],
  ['?tier=x', firstOf('1-step')],
  ['?type=nothing', firstOf('1-step')],
  ['?tier=-1&type=2-step', firstOf('2-step')],
] as const) {
  test(`/checkout${query} shows the first size and says so`, async ({ site, page }) => {
    await site.open(`/checkout${query}`);
    await expect(page.getByRole('main')).toContainText(price(tier.priceCents));
    await expect(page.getByRole('main').getByRole('status').or(page.getByRole('main').getByRole('alert')).first()).toBeVisible();
  });
}

test('/checkout takes a program that has no tab', async ({ site, page }) => {
  const twoStep = catalogue.programs.find(({ id }) => id === '2-step')!;
  await site.open('/checkout?type=2-step&tier=1');
  await expect(page.getByRole('main')).toContainText(price(twoStep.tiers[0]!.priceCents));
});
