import { catalogue } from '@duneline/specs/site';
import { expect, test } from './site.ts';

const dollars = (cents: number) => `$${(cents / 100).toLocaleString('en')}`;
const twoStep = catalogue.programs.find(({ id }) => id === '2-step')!;
const unsold = catalogue.programs.find(({ isAvailable }) => !isAvailable)!;

test('a program without a tab is bought from its path, in any size', async ({ site, page }) => {
  await site.open('/programs');
  await site.refuseCookies();
  const path = page.getByRole('article', { name: twoStep.name });
  const tier = twoStep.tiers[2]!;
  const start = path.getByRole('link', { name: `Start challenge: ${twoStep.name}` });
  await expect(start).toHaveAttribute('href', `/checkout?tier=1&type=${twoStep.id}`);
  await path.getByText(tier.label, { exact: true }).click();
  await expect(start).toContainText(dollars(tier.priceCents));
  await start.click();
  await expect(page).toHaveURL(`/checkout?tier=${tier.index}&type=${twoStep.id}`);
  await expect(page.getByText(dollars(tier.priceCents)).first()).toBeVisible();
});

test('a program that is not sold yet says so and leads to no checkout', async ({ site, page }) => {
  await site.open('/programs');
  const path = page.getByRole('article', { name: unsold.name });
  await expect(path).toContainText('not sold yet');
  await expect(path.getByRole('link')).toHaveCount(0);
});

test('each phase says its target and both limits in percent', async ({ site, page }) => {
  await site.open('/programs');
  for (const { name, phases } of catalogue.programs) {
    const stations = page.getByRole('article', { name }).getByRole('list').getByRole('listitem');
    await expect(stations).toHaveCount(phases.length);
    for (const [place, { rules }] of phases.entries()) {
      await expect(stations.nth(place)).toContainText(`\u2212${rules.dailyLossPercent}%`);
      await expect(stations.nth(place)).toContainText(`\u2212${rules.maxDrawdownPercent}%`);
      if (rules.profitTargetPercent !== null) await expect(stations.nth(place)).toContainText(`+${rules.profitTargetPercent}%`);
    }
  }
});

for (const width of [360, 1280]) {
  test(`the names of the compared programs stay in sight below the header at ${width} px`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await site.open('/programs');
    await site.refuseCookies();
    await page.getByRole('rowheader', { name: 'Leverage' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('#compare tr:last-child')?.scrollIntoView({ block: 'end' }));
    const head = page.getByRole('columnheader', { name: new RegExp(`^${twoStep.name}`) });
    await expect(head).toBeInViewport();
    const isOnTop = () =>
      head.evaluate((cell) => {
        const { left, top, width: across, height } = cell.getBoundingClientRect();
        return cell.contains(document.elementFromPoint(left + across / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  });
}

test('every question is offered to search engines with the answer that opens', async ({ site, page }) => {
  await site.open('/programs');
  const [things] = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => [scripts.map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>)]);
  const { mainEntity = [] } = (things ?? []).find((thing) => thing['@type'] === 'FAQPage') as {
    mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
  };
  await expect(page.locator('main details')).toHaveCount(mainEntity.length);
  await site.refuseCookies();
  for (const { name, acceptedAnswer } of [mainEntity[0]!, mainEntity.at(-1)!]) {
    await page.getByText(name, { exact: true }).click();
    await expect(page.getByText(acceptedAnswer.text)).toBeVisible();
  }
});
