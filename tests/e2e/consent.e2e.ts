import { createHash } from 'node:crypto';
import * as t from '@duneline/specs/messages/panels';
import { privacy } from '@duneline/specs/site';
import type { Locator, Page } from '@playwright/test';
import * as ar from '../../specs/generated/messages/ar/panels.gen.ts';
import { expect, test } from './site.ts';

const banner = (page: Page) => page.getByRole('region', { name: t.consentTitle });
const stored = () => Object.keys(localStorage).concat(Object.keys(sessionStorage));
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
/** Bodies of the requests to an edge function. */
function postedTo(page: Page, name: string) {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(`/functions/v1/${name}`)) bodies.push(request.postDataJSON());
  });
  return bodies;
}

test('closing is no answer: nothing is stored, and the next page asks again', async ({ site, page }) => {
  await site.open('/');
  await banner(page).getByRole('button', { name: t.consentClose }).click();
  await expect(banner(page)).toBeHidden();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  expect(await page.evaluate(stored)).toEqual([]);
  await page.reload();
  await expect(banner(page)).toBeVisible();
});

test('refusing hides the banner for good', async ({ site, page }) => {
  await site.open('/');
  await site.refuseCookies();
  await page.reload();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await expect(banner(page)).toBeHidden();
});

/** The styles that make one button more prominent than another. */
const LOUDNESS = [
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'color',
  'background-color',
  'border-color',
  'border-width',
  'opacity',
  'box-shadow',
];

async function look(button: Locator) {
  const { width = 0, height = 0, y } = (await button.boundingBox()) ?? {};
  const style = await button.evaluate((element, names) => {
    const shown = getComputedStyle(element);
    return names.map((name) => `${name}: ${shown.getPropertyValue(name)}`);
  }, LOUDNESS);
  return { style, width: Math.round(width), height, row: y };
}

for (const [path, words] of [
  ['/', t],
  ['/ar', ar],
] as const) {
  for (const width of [360, 1280]) {
    for (const theme of ['dark', 'light']) {
      test(`${path} offers both answers alike, ${width} px, ${theme}`, async ({ site, page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.addInitScript((name) => localStorage.setItem('prop-firm-theme', name), theme);
        await site.open(path);
        const accept = page.getByRole('button', { name: words.consentAcceptAll });
        const refuse = page.getByRole('button', { name: words.consentNecessaryOnly });
        await expect(accept).toBeVisible();
        await page.mouse.move(0, 0);
        // The banner may still be moving.
        await expect(async () => expect(await look(accept)).toEqual(await look(refuse))).toPass();
      });
    }
  }
}

test('what was agreed to is shown from the footer, and can be taken back at once', async ({ site, page }) => {
  const tracked = postedTo(page, 'crm-tracking');
  await site.open('/about');
  await page.getByRole('button', { name: t.consentAcceptAll }).click();
  await expect.poll(() => tracked.length).toBe(1);
  await expect.poll(() => page.evaluate(stored)).toContain('trackingSessionId');

  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  const analytics = banner(page).getByRole('switch', { name: t.consentAnalytics });
  await expect(analytics).toBeChecked();
  await expect(banner(page).getByRole('switch', { name: t.consentMarketing })).toBeChecked();
  await analytics.press('Space');
  await banner(page).getByRole('button', { name: t.consentSave }).click();
  await expect(banner(page)).toBeHidden();

  const fromConsent = privacy.browser.filter(({ from }) => from === 'consent').map(({ key }) => key);
  await expect.poll(async () => (await page.evaluate(stored)).filter((key) => fromConsent.includes(key as never))).toEqual([]);
  await page.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/pricing');
  await page.waitForLoadState('networkidle');
  expect(tracked).toHaveLength(1);
  expect(await page.evaluate(stored)).toEqual(['cookieConsent']);
});

test('cookie settings that are chosen before the footer’s script has arrived open the banner', async ({ site, page }) => {
  await site.open('/about');
  await site.refuseCookies();
  await page.route('**/assets/SiteFooter-*.js', () => {}); // The response never arrives.
  await page.reload();
  await expect(page.locator('html[data-interactive]')).toBeAttached();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await expect(banner(page).getByRole('button', { name: t.consentSave })).toBeVisible();
});

test('a withdrawal in one tab holds in the other', async ({ site, page, context }) => {
  await site.open('/about');
  await page.getByRole('button', { name: t.consentAcceptAll }).click();
  const other = await context.newPage();
  const tracked = postedTo(other, 'crm-tracking');
  await other.goto('/why');
  await expect.poll(() => tracked.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }).click();
  await page.getByRole('button', { name: t.consentNecessaryOnly }).click();
  await expect.poll(() => other.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await other.getByRole('navigation').first().getByRole('link', { name: 'Pricing' }).click();
  await expect(other).toHaveURL('/pricing');
  await other.waitForLoadState('networkidle');
  expect(tracked).toHaveLength(1);
});

test('consent mode denies by default, before any other script, and follows the answer', async ({ site, page }) => {
  const entries = () => page.evaluate(() => window.dataLayer?.map((entry) => [...(entry as Iterable<unknown>)]));
  const denied = ['analytics_storage', 'ad_storage', 'ad_user_data', 'ad_personalization'].map((signal) => [signal, 'denied']);
  await site.open('/');
  expect(await page.evaluate(() => document.querySelector('script')?.textContent)).toContain("'consent','default'");
  expect(await entries()).toEqual([['consent', 'default', Object.fromEntries(denied)]]);
  await page.getByRole('button', { name: t.consentCustomize }).click();
  await page.getByRole('switch', { name: t.consentAnalytics }).press('Space');
  await page.getByRole('button', { name: t.consentSave }).click();
  const update = ['consent', 'update', { ...Object.fromEntries(denied), analytics_storage: 'granted' }];
  await expect.poll(entries).toContainEqual(update);
  await page.reload();
  await expect.poll(entries).toEqual([['consent', 'default', Object.fromEntries(denied)], update]);
});

for (const [path, words] of [
  ['/', t],
  ['/ar', ar],
] as const) {
  test(`${path} logs each answer with the version and the hash of the text that was shown`, async ({ site, page }) => {
    const logged = postedTo(page, 'consent');
    await site.open(path);
    const shown = await page.getByText(words.consentText).textContent();
    await page.getByRole('button', { name: words.consentAcceptAll }).click();
    await expect.poll(() => logged.length).toBe(1);
    await page.locator('[data-opens="consent"]').click();
    await page.getByRole('button', { name: words.consentNecessaryOnly }).click();
    await expect.poll(() => logged.length).toBe(2);

    const text = { version: privacy.question.version, textHash: sha256(shown ?? '') };
    const [accepted, refused] = logged;
    expect(accepted).toMatchObject({ ...text, choice: 'accept-all', analytics: true, marketing: true });
    expect(refused).toEqual({ ...accepted, choice: 'necessary-only', analytics: false, marketing: false });
    await expect
      .poll(() => page.evaluate(readLog, String(accepted?.['visitorId'])))
      .toEqual([
        { version: text.version, text_hash: text.textHash, choice: 'accept-all' },
        { version: text.version, text_hash: text.textHash, choice: 'necessary-only' },
      ]);
  });
}

/** A visitor's log entries, read with the service key. */
async function readLog(visitorId: string): Promise<unknown> {
  const address = `/rest/v1/consent_log?visitor_id=eq.${visitorId}&select=version,text_hash,choice&order=chosen_at`;
  return (await fetch(address, { headers: { apikey: 'sb_secret_duneline_embedded' } })).json();
}
