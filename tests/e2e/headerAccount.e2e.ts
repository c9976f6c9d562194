import * as affiliate from '@duneline/specs/messages/affiliate';
import * as person from '@duneline/specs/messages/person';
import * as panels from '@duneline/specs/messages/panels';
import * as shell from '@duneline/specs/messages/shell';
import { brand } from '@duneline/specs/site';
import type { Page } from '@playwright/test';
import { expect, people, test } from './site.ts';

const account = person.accountMenu({ address: people.trader.email });
const menu = (page: Page) => page.getByRole('banner').getByRole('button', { name: account });

test('whoever is signed in finds their account in the header of every public page, and signs out there', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await site.open('/affiliate-login?returnTo=/pricing');
  await site.refuseCookies();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/pricing');
  await menu(page).click();
  await page.getByRole('menuitem', { name: person.traderDashboard }).click();
  await expect(page).toHaveURL('/dashboard');
  await site.open('/about');
  await menu(page).press('Enter');
  await page.getByRole('menuitem', { name: person.signOut }).press('Enter');
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL('/about');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
});

test('on a phone, the side menu shows who is signed in', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/affiliate-login?returnTo=/pricing');
  await site.refuseCookies();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('button', { name: shell.openMenu }).click();
  const drawer = page.getByRole('dialog', { name: panels.menuTitle });
  await expect(drawer.getByRole('region', { name: account })).toContainText(people.trader.email);
  await drawer.getByRole('button', { name: person.signOut }).click();
  await expect(drawer.getByRole('region', { name: account })).toHaveCount(0);
});

const signIn = (page: Page) => page.getByRole('banner').getByRole('link', { name: person.signIn });

for (const language of ['', '/ar']) {
  test(`the header leads a visitor to the sign-in before their accounts ${language || '/en'}`, async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await site.open(`${language}/about`);
    const link = page.getByRole('banner').locator('a[href$="/login?returnTo=%2Fdashboard"]');
    await link.click();
    await expect(page).toHaveURL(`${language}/login?returnTo=%2Fdashboard`);
  });
}

for (const address of ['/checkout?tier=2&type=1-step', '/leaderboard?period=week']) {
  test(`a visitor who signs in from the header of ${address} comes back to it`, async ({ site, page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await site.open(address);
    await signIn(page).click();
    await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(address)}`);
    await site.refuseCookies();
    await site.signIn(people.trader);
    await expect(page).toHaveURL(address);
  });
}

test('on a phone, a visitor signs in from the side menu', async ({ site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await site.open('/about');
  await page.getByRole('button', { name: shell.openMenu }).click();
  await page.getByRole('dialog', { name: panels.menuTitle }).getByRole('link', { name: person.signIn }).click();
  await site.refuseCookies();
  await site.signIn(people.trader);
  await expect(page).toHaveURL('/dashboard');
});

for (const width of [768, 1280]) {
  test(`a stored session replaces "Sign in" at ${width} px, and nothing else in the header moves`, async ({ site, page }) => {
    await page.setViewportSize({ width, height: 900 });
    const places = () =>
      page
        .getByRole('banner')
        .locator('a:visible, button:visible')
        .evaluateAll(
          (controls, changing) =>
            controls
              .map((control) => [control.getAttribute('aria-label') ?? control.textContent, control.getBoundingClientRect().x])
              .filter(([name]) => !changing.some((part) => String(name).includes(part))),
          [person.signIn, people.trader.email],
        );
    await site.open('/about');
    await expect(signIn(page)).toBeVisible();
    const before = await places();
    await site.open('/affiliate-login?returnTo=/about');
    await site.refuseCookies();
    await site.signIn(people.trader);
    await expect(page).toHaveURL('/about');
    await page.reload();
    await expect(menu(page)).toBeVisible();
    await expect(signIn(page)).toHaveCount(0);
    expect(await places()).toEqual(before);
  });
}

const spaces = [
  { of: 'trader', labels: [person.traderDashboard], others: [] },
  { of: 'affiliate', labels: [person.traderDashboard, person.affiliateDashboard], others: [person.traderDashboard] },
  {
    of: 'admin',
    labels: [person.traderDashboard, person.adminConsole],
    others: [person.traderDashboard, person.accountSettings],
  },
] as const;
const all = [person.traderDashboard, person.affiliateDashboard, person.adminConsole];

for (const { of, labels, others } of spaces) {
  test(`the menu of a signed-in ${of} leads to ${labels.join(', ')} and to nothing that is not theirs`, async ({
    site,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await site.open(`${of === 'admin' ? '/admin-login' : '/affiliate-login'}?returnTo=/pricing`);
    await site.refuseCookies();
    await site.signIn(people[of]);
    await expect(page).toHaveURL('/pricing');
    await page
      .getByRole('banner')
      .getByRole('button', { name: person.accountMenu({ address: people[of].email }) })
      .click();
    for (const label of labels) await expect(page.getByRole('menuitem', { name: label })).toBeVisible();
    const foreign = all.filter((label) => !labels.some((own) => own === label));
    for (const label of foreign) await expect(page.getByRole('menuitem', { name: label })).toHaveCount(0);
    await page.getByRole('menuitem', { name: labels.at(-1) ?? '' }).click();
    const switcher = page.getByRole('navigation', { name: person.switchTo });
    await expect(switcher.getByRole('link')).toHaveText([...others]);
  });
}

test('whoever is signed in is led to the affiliate dashboard, and not asked to sign up or in', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=/affiliate');
  await site.refuseCookies();
  await site.signIn(people.affiliate);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: affiliate.openDashboard })).toHaveAttribute('href', '/affiliate-dashboard');
  await expect(main.getByRole('link', { name: affiliate.signUp })).toHaveCount(0);
  await expect(main.getByRole('link', { name: affiliate.signIn })).toHaveCount(0);
  await page.reload();
  await expect(main.getByRole('link', { name: affiliate.openDashboard })).toBeVisible();
});

test('whoever is signed in and no affiliate yet is led to the application by the same words', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=/affiliate');
  await site.refuseCookies();
  await site.signIn(people.trader);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: affiliate.signUp })).toHaveAttribute('href', '/affiliate-dashboard');
  await expect(main.getByRole('link', { name: affiliate.openDashboard })).toHaveCount(0);
  await expect(main.getByRole('link', { name: affiliate.signIn })).toHaveCount(0);
});

test('the checkout has the header, and no promo bar', async ({ site, page }) => {
  await site.open('/checkout?tier=1&type=1-step');
  await expect(page.getByRole('banner').getByRole('link', { name: shell.homeLink({ name: brand.name }) })).toBeVisible();
  await expect(page.getByRole('complementary', { name: shell.promoLabel })).toHaveCount(0);
  await site.open('/pricing');
  await expect(page.getByRole('complementary', { name: shell.promoLabel })).toBeVisible();
});
