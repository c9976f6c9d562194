import { expect, test } from './site.ts';
import { payouts } from './traderArea.ts';

// The browser reports every blocked attempt.
test.use({ expectedErrors: [/TrustedHTML|TrustedScript|Trusted Type/] });

test('no text becomes HTML, and no script or worker runs that is not a file of the site', async ({ site, page }) => {
  await site.open('/');
  const attempts = await page.evaluate(() => {
    const isRefused = (attempt: () => unknown) => {
      try {
        attempt();
        return false;
      } catch {
        return true;
      }
    };
    const load = (src: string) => () => Object.assign(document.createElement('script'), { src });
    return {
      html: isRefused(() => document.createElement('p').insertAdjacentHTML('beforeend', '<img src="" onerror="alert(1)">')),
      emptied: isRefused(() => Object.assign(document.createElement('p'), { innerHTML: '' })),
      text: isRefused(() => Object.assign(document.createElement('script'), { text: 'alert(1)' })),
      foreign: isRefused(load('https://attacker.example/assets/a.js')),
      data: isRefused(load('data:text/javascript,alert(1)')),
      upload: isRefused(load('/storage/v1/object/public/avatars/a.js')),
      worker: isRefused(() => new Worker('/storage/v1/object/public/avatars/a.js')),
      own: isRefused(load('/assets/own.js')),
    };
  });
  expect(attempts).toEqual({
    html: true,
    emptied: false,
    text: true,
    foreign: true,
    data: true,
    upload: true,
    worker: true,
    own: false,
  });
});

test('a number that is announced while it is typed leaves the page as it is', async ({ site, page }) => {
  await site.open(`${payouts}&scenario=payout-due`);
  await site.refuseCookies();
  const amount = page.getByRole('textbox', { name: 'Amount you receive' });
  await amount.press('ArrowDown');
  await amount.press('ArrowDown');
  await expect(page.locator('[data-live-announcer] [aria-live=assertive]')).not.toBeEmpty();
  await expect(amount).toBeVisible();
  expect(site.errors).toEqual([]);
});
