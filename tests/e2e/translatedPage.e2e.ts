import * as home from '@duneline/specs/messages/home';
import type { Page } from '@playwright/test';
import { fillInOrder, openCheckout, order, readReceipt, simulated } from './checkout.ts';
import { expect, people, test } from './site.ts';

/**
 * Does what the page translation of Chrome does: puts each text into `<font><font>…</font></font>`, now and whenever the page writes
 * one. React then no longer finds the text where it put it. What the page throws fails the test.
 */
async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translate = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const isTranslated = text.parentElement?.closest('font, script, style, textarea, svg, [contenteditable]');
        if (isTranslated || text.data.trim() === '') continue;
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        text.replaceWith(outer);
        inner.append(text);
      }
    };
    translate();
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

test('the typed word of the home page empties and is typed again', async ({ site, page }) => {
  await page.clock.install();
  await site.open('/');
  await site.refuseCookies();
  await translatePage(page);
  const headline = page.getByRole('heading', { level: 1 });
  const typed = headline.locator('[aria-hidden]');
  for (const text of [home.heroWordRevolutionary, '', home.heroWordCopyTrading, '', home.heroWordRevolutionary]) {
    const readNextStep = async () => {
      await page.clock.runFor(20);
      return typed.textContent();
    };
    await expect.poll(readNextStep, { intervals: [0] }).toBe(text);
  }
  await expect(headline).toContainText(home.heroTitle);
});

test('an editor of an admin goes on while texts are typed, saved and published', async ({ site, page }) => {
  await site.open('/admin-login?returnTo=/admin/seo');
  await site.signIn(people.admin);
  await site.refuseCookies();
  await translatePage(page);
  await page.getByRole('link', { name: '/about', exact: true }).first().click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('');
  await title.pressSequentially('About the firm');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Canonical path' }).pressSequentially('//evil.example');
  await page.getByRole('textbox', { name: 'Canonical path' }).fill('/why');
  await expect(page.getByText(/^Draft saved/)).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText(/^Live, version/)).toBeVisible();
  await expect(title).toHaveValue('About the firm');
});

test('an evaluation is bought', async ({ site, page }) => {
  await openCheckout(site);
  await translatePage(page);
  await fillInOrder(page);
  await order(page, simulated.pay);
  await readReceipt(page);
});

test('a trader moves through the dashboard', async ({ site, page }) => {
  await site.open('/affiliate-login?returnTo=%2Fdashboard');
  await site.signIn(people.trader);
  await expect(page.getByRole('heading', { name: 'Closing balance' })).toBeVisible();
  await translatePage(page);
  await page.getByRole('button', { name: /^All accounts/ }).click();
  await page.getByRole('menuitem', { name: /700019/ }).click();
  await expect(page.getByRole('list', { name: 'Stages of the account' })).toContainText('Ended by a breach');
  await page.getByRole('link', { name: /^Positions/ }).click();
  const positions = page.getByRole('heading', { name: 'Closed positions' });
  await expect(positions).toBeVisible();
  await page.getByRole('link', { name: /^Payouts/ }).click();
  await expect(page.getByRole('list', { name: 'What a payout needs' })).toBeVisible();
  await page.goBack();
  await expect(positions).toBeVisible();
});
