import { newestMail, press, typeCode } from './mailbox.ts';
import { expect, people, test } from './site.ts';

const payouts = '/affiliate-dashboard/payouts?page=2';
const login = `/affiliate-login?returnTo=${encodeURIComponent(payouts)}`;

test('a one-time code signs in, by keyboard alone, and leads on to where one came from', async ({ site, page }) => {
  await site.open(login);
  await page.getByLabel('E-mail or phone').focus();
  await page.keyboard.type(people.affiliate.email);
  await press(page, 'Send me a code instead');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  await expect(page.getByText(/Send it again in \d+ s/)).toBeVisible();
  const { code } = await newestMail(page);
  await typeCode(page, code);
  await expect(page).toHaveURL(payouts);
});

test('the link beside the code signs in too, in the tab that waits and in its own', async ({ site, page, context }) => {
  await site.open(login);
  await page.getByLabel('E-mail or phone').fill(people.affiliate.email);
  await press(page, 'Send me a code instead');
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
  const { link } = await newestMail(page);
  const other = await context.newPage();
  await other.goto(link ?? '');
  await expect(other).toHaveURL(payouts);
  await expect(page).toHaveURL(payouts);
});

test.describe('refused at first', () => {
  test.use({ expectedErrors: [/40[03]|422|429/] });

  test('a wrong code is told and can be typed again', async ({ site, page }) => {
    await site.open(login);
    await page.getByLabel('E-mail or phone').fill(people.affiliate.email);
    await press(page, 'Send me a code instead');
    await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeFocused();
    const { code } = await newestMail(page);
    await typeCode(page, code === '123456' ? '654321' : '123456');
    await expect(page.getByRole('textbox', { name: 'Code', exact: true })).toBeFocused();
    await expect(page.getByRole('alert')).toContainText('wrong');
    await page.keyboard.type(code);
    await expect(page).toHaveURL(payouts);
  });

  test('an account that was not confirmed leads to its confirmation', async ({ site, page }) => {
    await site.open('/affiliate-signup');
    const account = { email: 'dana.nasser@duneline.example', password: 'a long walk over dunes' };
    await page.getByLabel('Your name').fill('Dana Nasser');
    await page.getByLabel('E-mail or phone').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await press(page, 'Create the account');
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeFocused();
    const { code } = await newestMail(page);
    await site.open(login);
    await site.signIn(account);
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('just sent');
    await typeCode(page, code);
    await expect(page).toHaveURL(payouts);
  });
});

test('the second factor is asked for after the password, and the console opens', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=%2Fadmin%2Fseo');
  await page.getByRole('button', { name: 'Open the backend panel' }).click();
  await page.getByRole('tab', { name: 'Scenario' }).click();
  const begin = page.getByRole('button', { name: 'admin-without-second-factor', exact: true });
  await Promise.all([page.waitForEvent('load'), begin.click()]);
  await page.keyboard.press('Alt+Shift+B');
  await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
  await press(page, 'Sign in as somebody else');
  await expect(page.getByRole('heading', { name: 'Admin sign-in' })).toBeFocused();
  await site.signIn(people.admin);
  await expect(page).toHaveURL('/admin/seo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a provider signs in and leads back to where one was going', async ({ site, page }) => {
  await site.open(login);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByLabel(/name/i).first().fill('Amal Haddad');
  await page
    .getByLabel(/e-?mail/i)
    .first()
    .fill('amal.haddad@duneline.example');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page).toHaveURL(payouts);
});
