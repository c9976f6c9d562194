import { expect, people, test } from './site.ts';

// Scripts are held back until the test releases them: nothing that a visitor does meanwhile may be lost.
test.beforeEach(async ({ page }) => {
  await page.route('**/assets/framework-*.js', async (route) => {
    await page.locator('html[data-acted]').waitFor({ state: 'attached' });
    await route.continue();
  });
});
const letScriptsThrough = () => {
  document.documentElement.dataset.acted = '';
};

test('a theme that is toggled before the scripts arrive is toggled once', async ({ site: _site, page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /light/i }).first().click();
  await page.evaluate(letScriptsThrough);
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(page.locator('html')).toHaveClass(/\blight\b/);
});

test('a sign-in that is sent before the scripts arrive signs in, and the password never enters the address', async ({
  site,
  page,
}) => {
  await page.goto('/affiliate-login', { waitUntil: 'commit' });
  await site.signIn(people.affiliate);
  expect(page.url()).not.toContain('password');
  await page.evaluate(letScriptsThrough);
  await expect(page).toHaveURL('/affiliate-dashboard');
});

test('a menu that is opened before the scripts arrive opens', async ({ site: _site, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /menu/i }).click();
  await page.evaluate(letScriptsThrough);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a sign-in with a way back keeps what was typed before the scripts arrive', async ({ site, page }) => {
  await page.goto('/affiliate-login?returnTo=%2Faffiliate-dashboard%2Fkyc', { waitUntil: 'commit' });
  await site.signIn(people.affiliate);
  await page.evaluate(letScriptsThrough);
  await expect(page).toHaveURL('/affiliate-dashboard/kyc');
});

test('somebody with a stored session is not asked to sign in before the scripts have read it', async ({ site: _site, page }) => {
  await page.addInitScript(() => localStorage.setItem('duneline:session', 'unreadable'));
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const signIn = page.getByRole('main').getByText('Sign in', { exact: true });
  await signIn.waitFor({ state: 'attached' });
  await expect(signIn).toBeHidden();
  await page.evaluate(letScriptsThrough);
  await expect(signIn).toBeVisible();
});

test('a period of the leaderboard that is chosen before the scripts arrive is shown, and stands in the address', async ({
  site: _site,
  page,
}) => {
  await page.goto('/leaderboard', { waitUntil: 'commit' });
  await page.getByText('7 days', { exact: true }).click();
  await page.evaluate(letScriptsThrough);
  await expect(page).toHaveURL('/leaderboard?period=week');
  await expect(page.getByRole('heading', { name: '7 days, all sizes' })).toBeVisible();
});

for (const language of ['', '/ar']) {
  test(`${language}/dashboard: a sign-in that is asked for before the scripts arrive leads back to the account`, async ({
    site: _site,
    page,
  }) => {
    await page.goto(`${language}/dashboard?account=700037`, { waitUntil: 'commit' });
    await page.locator('main a[href*="returnTo"]').click();
    const back = encodeURIComponent('/dashboard?account=700037');
    await expect(page).toHaveURL(`${language}/login?returnTo=${back}`);
    await page.evaluate(letScriptsThrough);
    await expect(page.locator('html[data-interactive]')).toBeAttached();
  });
}
