import * as t from '@duneline/specs/messages/checkout';
import * as orders from '@duneline/specs/messages/trader-orders';
import {
  buyer,
  checkoutAddress,
  chooseCountry,
  chooseMethodAndTerms,
  fillInOrder,
  openCheckout,
  order,
  press,
  price,
  readReceipt,
  settle,
  simulated,
} from './checkout.ts';
import { newestMail, typeCode } from './mailbox.ts';
import { expect, people, test } from './site.ts';
import { tabTo } from './tabTo.ts';

test('an affiliate’s visitor keeps link and basket through pages and sign-up, pays, and finds the account', async ({
  site,
  page,
}) => {
  await site.open('/?ref=LEILA&coupon=LEILA10');
  await site.refuseCookies();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.getByRole('main').locator('a[href^="/checkout"]').first().click();
  await expect(page.getByText(t.couponApplied({ code: 'LEILA10' }))).toBeVisible();
  await page.getByRole('textbox', { name: t.fullNameLabel }).fill('Amira Saleh');
  await chooseCountry(page, buyer.country);

  await page.getByRole('link', { name: t.createAccount }).click();
  // A buyer is not asked to become an affiliate.
  await expect(page).toHaveURL(/\/signup\?returnTo=/);
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await page.getByLabel('Your name').fill('Amira Saleh');
  await page.getByRole('textbox', { name: /e-mail/i }).fill('amira.saleh@duneline.example');
  await page.locator('input[type=password]').fill('a long walk over dunes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await typeCode(page, (await newestMail(page)).code);

  await expect(page.getByText(/^You are signed in as/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.emailLabel })).toHaveValue('amira.saleh@duneline.example');
  await expect(page.getByRole('textbox', { name: t.fullNameLabel })).toHaveValue('Amira Saleh');
  await expect(page.getByRole('combobox', { name: t.countryLabel })).toHaveValue(buyer.country);
  await chooseMethodAndTerms(page);
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/functions/v1/checkout'));
  await order(page, simulated.pay);
  expect((await sent).postDataJSON()).toMatchObject({ affiliate: 'LEILA', coupon: 'LEILA10' });
  await readReceipt(page);
  await page.getByRole('link', { name: t.nextOrders }).click();
  await expect(page).toHaveURL('/dashboard/orders');
  await expect(page.getByRole('table', { name: orders.listTitle }).getByRole('rowheader')).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: t.nextDashboard }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('a guest who has paid creates an account with the address of the order, and finds the new account on the dashboard', async ({
  site,
  page,
}) => {
  await openCheckout(site);
  await fillInOrder(page);
  await order(page, simulated.pay);
  await readReceipt(page);
  const receipt = page.url();
  await page.getByRole('link', { name: t.nextCreate }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /e-mail/i })).toHaveValue(buyer.email);
  await expect(page.getByRole('main').getByText(/affiliate/i)).toHaveCount(0);
  await page.getByLabel('Your name').fill(buyer.fullName);
  await page.getByLabel('Password', { exact: true }).fill('a long walk over dunes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  await typeCode(page, (await newestMail(page)).code);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: '10K evaluation' })).toBeVisible();

  // Who is signed in is not asked to sign up.
  await site.open('/signup?returnTo=/dashboard');
  await expect(page).toHaveURL('/dashboard');
  await site.open(receipt);
  await expect(page.getByRole('link', { name: t.nextDashboard })).toBeVisible();
  await expect(page.getByRole('link', { name: t.nextCreate })).toHaveCount(0);
});

test('the link of the mail opens the dashboard with the account in another tab', async ({ site, page, context }) => {
  await openCheckout(site);
  await fillInOrder(page);
  await order(page, simulated.pay);
  await readReceipt(page);
  await page.getByRole('link', { name: t.nextCreate }).click();
  await page.getByLabel('Your name').fill(buyer.fullName);
  await page.getByLabel('Password', { exact: true }).fill('a long walk over dunes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
  const { link } = await newestMail(page);
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other).toHaveURL('/dashboard');
  await expect(other.getByRole('heading', { level: 1, name: '10K evaluation' })).toBeVisible();
});

test('reload and back keep the basket, and a country to which nothing is sold is refused before paying', async ({
  site,
  page,
}) => {
  await site.open('/pricing');
  await site.refuseCookies();
  await site.open(checkoutAddress);
  await page.getByRole('radio', { name: /^\$?25K/ }).check({ force: true });
  await expect(page).toHaveURL('/checkout?tier=3&type=1-step');
  await page.getByRole('checkbox', { name: /weekly/i }).check({ force: true });
  await page.getByRole('textbox', { name: t.fullNameLabel }).fill(buyer.fullName);
  await chooseCountry(page, 'Iran');
  await expect(page.getByText(/^Not available in Iran/)).toBeVisible();
  await chooseCountry(page, buyer.country);
  await expect(page.getByText(/^Not available in/)).toBeHidden();

  const expectKept = async () => {
    await expect(page.getByRole('checkbox', { name: /weekly/i })).toBeChecked();
    await expect(page.getByRole('textbox', { name: t.fullNameLabel })).toHaveValue(buyer.fullName);
    await expect(page.getByRole('combobox', { name: t.countryLabel })).toHaveValue(buyer.country);
  };
  await page.reload();
  await expectKept();
  await page.goBack();
  await expect(page).toHaveURL('/pricing');
  await page.goForward();
  await expectKept();
});

test.describe('a session that ends', () => {
  // A refresh token that the service does not know.
  test.use({ expectedErrors: [/status of 40[01]|Refresh token is not valid/] });

  test('in the middle of the checkout loses nothing that was entered, also not by signing in again', async ({ site, page }) => {
    await site.open(`/affiliate-login?returnTo=${encodeURIComponent(checkoutAddress)}`);
    await site.refuseCookies();
    await site.signIn(people.trader);
    await expect(page.getByText(/^You are signed in as/)).toBeVisible();
    await page.getByRole('textbox', { name: t.fullNameLabel }).fill(buyer.fullName);
    await chooseCountry(page, buyer.country);
    await page.evaluate(() => {
      const session: object = JSON.parse(localStorage.getItem('duneline:session') ?? '{}');
      localStorage.setItem('duneline:session', JSON.stringify({ ...session, refresh_token: 'gone', expires_at: 1 }));
    });
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: t.signIn }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await site.signIn(people.trader);
    await expect(page.getByRole('textbox', { name: t.emailLabel })).toHaveValue(people.trader.email);
    await expect(page.getByRole('textbox', { name: t.fullNameLabel })).toHaveValue(buyer.fullName);
    await expect(page.getByRole('combobox', { name: t.countryLabel })).toHaveValue(buyer.country);
  });
});

test('a sign-in that is broken off at the second factor loses nothing that was entered', async ({ site, page }) => {
  await openCheckout(site);
  await page.getByRole('textbox', { name: t.fullNameLabel }).fill(buyer.fullName);
  await page.getByRole('main').getByRole('link', { name: t.signIn }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByRole('textbox', { name: /e-mail/i }).fill(people.admin.email);
  await page.getByLabel('Password', { exact: true }).fill(people.admin.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sign in as somebody else' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await site.open(checkoutAddress);
  await expect(page.getByRole('textbox', { name: t.fullNameLabel })).toHaveValue(buyer.fullName);
});

test('an evaluation is bought by keyboard alone', async ({ site, page }) => {
  await openCheckout(site);
  const go = async (role: string, name: string | RegExp, key = 'Enter') => {
    await tabTo(page, role, name);
    await page.keyboard.press(key);
  };
  await tabTo(page, 'textbox', t.emailLabel);
  await page.keyboard.type(buyer.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(buyer.fullName);
  await chooseCountry(page, buyer.country);
  await go('radio', /^Visa/, 'Space');
  await go('checkbox', t.termsAccept, 'Space');
  await go('button', /^Order and pay/);
  await go('button', simulated.pay);
  await readReceipt(page);
  await tabTo(page, 'button', t.receiptPrint);
});

test('an incomplete order says so at its fields, and each message leads to its field', async ({ site, page }) => {
  await openCheckout(site);
  await press(page, /^Order and pay/);
  const summary = page.getByRole('region', { name: t.repair });
  await expect(summary).toBeFocused();
  const methods = page.getByRole('radiogroup', { name: t.methodLabel });
  const fields = [
    [t.emailError, page.getByRole('textbox', { name: t.emailLabel })],
    [t.fullNameError, page.getByRole('textbox', { name: t.fullNameLabel })],
    [t.countryError, page.getByRole('combobox', { name: t.countryLabel })],
    [t.methodError, methods],
    [t.termsError, page.getByRole('checkbox', { name: t.termsAccept })],
  ] as const;
  await expect(summary.getByRole('link')).toHaveText(fields.map(([message]) => message));
  for (const [message, field] of fields) {
    await summary.getByRole('link', { name: message }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
    await expect(field === methods ? methods.getByRole('radio').first() : field).toBeFocused();
  }

  await fillInOrder(page);
  await expect(summary).toBeHidden();
  const email = page.getByRole('textbox', { name: t.emailLabel });
  await email.fill('ann.lee');
  await press(page, /^Order and pay/);
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([t.emailError]);
  await summary.getByRole('link').click();
  // Complete after "co", wrong again after the dot: whoever is typing keeps the focus.
  await page.keyboard.type('@duneline.example.co.uk');
  await expect(email).toHaveValue('ann.lee@duneline.example.co.uk');
  await expect(email).toBeFocused();
  await page.keyboard.press('Enter');
  await settle(page, simulated.pay);
  await readReceipt(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the total stays in view, and nothing that has the focus of the keyboard lies beneath it', async ({ site, page }) => {
    await openCheckout(site);
    const total = page.getByRole('complementary', { name: t.summaryTotal });
    await expect(total).toBeInViewport({ ratio: 1 });
    await expect(total).toContainText(price);
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      await expect.poll(() => total.evaluate(coversFocus), { message: `after ${step + 1} steps` }).toBe(false);
    }
    await page.getByRole('checkbox', { name: /weekly/i }).check({ force: true });
    await expect(total).toContainText('$128.00');
    await expect(total).toBeInViewport({ ratio: 1 });
  });

  test('a coupon code is asked for behind a question, and the reason of a refusal stays open', async ({ site, page }) => {
    await openCheckout(site);
    const field = page.getByRole('textbox', { name: t.couponLabel });
    await expect(field).toBeHidden();
    await page.getByText(t.couponQuestion).click();
    await field.fill('LEILA10');
    await press(page, t.couponApply);
    await expect(page.getByText(t.couponApplied({ code: 'LEILA10' }))).toBeVisible();
    await expect(page.getByRole('complementary', { name: t.summaryTotal })).toContainText('$89.10');
    await press(page, t.couponRemove);
    await expect(field).toBeVisible();
  });
});

/** Whether a bar lies over the focused element. */
function coversFocus(bar: Element) {
  const focused = document.activeElement;
  if (!focused || focused === document.body || bar.contains(focused)) return false;
  const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
  return box.height < over.top && over.top < box.bottom && box.top < over.bottom;
}
